// what can be scrolled sideways on a phone can be scrolled by keyboard, too
const reach = () => {
  document.querySelectorAll('.md-typeset__scrollwrap').forEach((wrap) => (wrap.tabIndex = 0));
  // a button beside some code is no part of the site to go to
  document.querySelectorAll('.md-code__nav').forEach((nav) => nav.setAttribute('role', 'presentation'));
};
new MutationObserver(reach).observe(document.documentElement, { childList: true, subtree: true });
reach();
