def run(games):
    return 0
