from shiny.express import ui
from shinywidgets import render_widget

from explorer import new_game

ui.h2("Colt Super Express")


@render_widget
def board():
    return new_game("super_express", players=4, seed=7)
