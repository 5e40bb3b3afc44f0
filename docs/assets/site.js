// what can be scrolled sideways on a phone can be scrolled by keyboard, too
const reach = () => document.querySelectorAll('.md-typeset__scrollwrap').forEach((wrap) => (wrap.tabIndex = 0));
new MutationObserver(reach).observe(document.documentElement, { childList: true, subtree: true });
reach();
