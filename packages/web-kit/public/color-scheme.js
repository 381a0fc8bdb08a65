/**
 * Sets the colour scheme on <html> before the first paint, so that dark mode does not flash a light page. It is a separate
 * file because the content security policy forbids inline scripts. Keys and values are those of MUI's useColorScheme(),
 * which takes over when the site has loaded.
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
})();
