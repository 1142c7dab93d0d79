// Sets the colour scheme before the first paint; the key is the one of ui/theme/scheme.ts.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('abhyas.scheme');
  } catch {
    chosen = null;
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
