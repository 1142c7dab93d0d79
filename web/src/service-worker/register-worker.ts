/** Once the page is idle; a browser without service workers, or a page that is not secure, does without. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const register = async () => {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    const { active } = await navigator.serviceWorker.ready;
    if (active) tellWhatWasLoaded(active);
  };
  const whenIdle = () => setTimeout(() => void register().catch(() => undefined), 3000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/**
 * Tells the worker of everything that the page loads: what came before the worker began is kept as well, and so is a font that was on
 * its way at the moment when the worker took over. The worker passes over what it holds already.
 */
function tellWhatWasLoaded(worker: ServiceWorker): void {
  const observer = new PerformanceObserver((list) => worker.postMessage(list.getEntries().map(({ name }) => name)));
  observer.observe({ type: 'resource', buffered: true });
}
