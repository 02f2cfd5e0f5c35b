import panel

from explorer import new_game

panel.extension("ipywidgets")
panel.panel(new_game("super_express", players=4, seed=7)).servable()
