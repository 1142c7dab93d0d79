const KEY = 'abhyas.reloaded-at';
/** A build that is still broken this soon after a reload is not helped by another. */
const PAUSE_MS = 60_000;

/**
 * Reloads the page when the code of a lazy part is gone from the server because a newer version is out: only when the server
 * answers and its page starts with other code than this one, for a network that fails is not a new version. Once: a page that was
 * reloaded for this within the last minute, or that cannot remember it, shows the failure instead. Returns how to stop.
 */
export function reloadWhenStale(reload: () => void = () => location.reload()): () => void {
  const onGone = async () => {
    if (!isSitting() && (await isNewerOut()) && mayReload()) reload();
  };
  window.addEventListener('vite:preloadError', onGone);
  return () => window.removeEventListener('vite:preloadError', onGone);
}

/** In the test console nothing may reload by itself: the part that is missing can be asked for again, the minutes cannot. */
const isSitting = () => location.pathname.startsWith('/student/attempts/');

async function isNewerOut(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  try {
    const reply = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return reply.ok && own !== null && own !== undefined && !(await reply.text()).includes(own);
  } catch {
    return false;
  }
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
