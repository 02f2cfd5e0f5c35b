import marimo

app = marimo.App()


@app.cell
def _():
    from explorer import new_game

    new_game("super_express", players=4, seed=7)
    return


if __name__ == "__main__":
    app.run()
