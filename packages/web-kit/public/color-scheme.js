/**
 * Sets the colour scheme on <html> before the first paint, so that dark mode does not flash a light page. It is a separate
 * file because the content security policy forbids inline scripts. Keys and values are those of MUI's useColorScheme(),
 * which takes over when the site has loaded.
 *
 * It also notes the last button that was pressed: on a prerendered page nothing listens to it until the site has loaded
 * (member-web/src/lib/hooks/useTapBeforeHydration.ts). A file of its own would be one more request before the first paint.
 */
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('mui-mode');
  } catch (_forbidden) {
    // Without storage there is no saved choice, so the system's setting applies.
  }
  var dark =
    mode === 'dark' || (mode !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
  document.addEventListener(
    'click',
    function (event) {
      window.__CAMPUS_TAP__ = event.target.closest('button') || undefined;
    },
    true,
  );
})();
