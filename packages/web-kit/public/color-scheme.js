/**
 * Names the colour scheme on <html> before the first paint, so that nobody in the dark is flashed
 * with a light page. A file of its own because the content security policy forbids inline scripts.
 * Keys and values are those of MUI's useColorScheme(), which takes over once the site has loaded.
 */
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('mui-mode');
  } catch (_forbidden) {
    // Without storage there is no choice to honour: the system decides.
  }
  var dark =
    mode === 'dark' || (mode !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
