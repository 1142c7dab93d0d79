/** Once the page is idle; a browser without service workers, or a page that is not secure, does without. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const register = async () => {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  };
  const whenIdle = () => setTimeout(() => void register().catch(() => undefined), 3000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
