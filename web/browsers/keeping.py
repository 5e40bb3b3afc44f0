#!/usr/bin/python3
"""A window of WebKitGTK for its driver: the browser that comes with the driver forgets everything when it is closed.

The driver starts it with FORTS_KEPT, the folder for what is kept, FORTS_SAVED, the one for downloads, and
FORTS_LANGUAGE.
"""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

KEPT, SAVED = os.environ["FORTS_KEPT"], os.environ["FORTS_SAVED"]

manager = WebKit2.WebsiteDataManager(base_data_directory=f"{KEPT}/data", base_cache_directory=f"{KEPT}/cache")
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)
context.set_preferred_languages([os.environ["FORTS_LANGUAGE"]])
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
window = Gtk.Window()
window.add(view)


def begin(_: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
    """The driver asks for a page."""
    told = WebKit2.ApplicationInfo()
    told.set_name("WebKitGTK")
    told.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(told)
    session.connect("create-web-view", lambda _: view)


def save(download: WebKit2.Download, name: str) -> bool:
    """Where a download goes."""
    download.set_destination(f"file://{SAVED}/{name}")
    return True


context.connect("automation-started", begin)
context.connect("download-started", lambda _, download: download.connect("decide-destination", save))
window.connect("destroy", Gtk.main_quit)
window.show_all()
Gtk.main()
