"""The menus of a page: opened, and used for one choice."""

from __future__ import annotations

from tests.browser.host import Host


def open_menu(host: Host, name: str = "more") -> None:
    """Open a menu, unless it is open."""
    button = host.page.locator(f"[data-menu={name}]")
    if button.get_attribute("aria-expanded") == "false":
        button.click()


def choose_in_menu(host: Host, selector: str, name: str = "more") -> None:
    """Open a menu, choose something in it, and wait for the answer."""
    open_menu(host, name)
    host.page.click(f".hx-menuat:has([data-menu={name}]) {selector}")
    host.settle()


def look_as(host: Host, viewer: str) -> None:
    choose_in_menu(host, f"[data-viewer={viewer}]", "viewers")


def open_tool(host: Host, name: str) -> None:
    """Open a tool, from the header or else from the menu."""
    button = host.page.locator(f".hx-toolbar [data-tool={name}]")
    if button.count() and button.is_visible():
        button.click()
        host.settle()
    else:
        choose_in_menu(host, f"[data-tool={name}]")
