const KEY = 'abhyas.reloaded-at';
/** A build that is still broken this soon after a reload is not helped by another. */
const PAUSE_MS = 60_000;

/**
 * Reloads the page when the code of a lazy part is gone from the server because a newer version is out. Once: a page that was
 * reloaded for this within the last minute, or that cannot remember it, shows the failure instead. Returns how to stop.
 */
export function reloadWhenStale(reload: () => void = () => location.reload()): () => void {
  const onGone = (event: Event) => {
    if (!mayReload()) return;
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', onGone);
  return () => window.removeEventListener('vite:preloadError', onGone);
}

function mayReload(): boolean {
  // Offline nothing would come back after a reload.
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
