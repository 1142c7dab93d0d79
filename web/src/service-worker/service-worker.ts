import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { PARTS, SHELL, SHELL_ADDRESS, TEXTS } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

/*
 * Lets the app open without a network. Nothing is fetched ahead but the page itself: what a person has opened once is there again.
 * Parts carry their content's hash in their names, so an older page goes on with its own parts while a newer one begins with new
 * ones: an update interrupts nobody, and a test least of all. Calls of the API are never answered from here.
 */
const DAY = 86_400;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().catch(() => undefined));
  void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** What the page loaded past this worker is kept as well, so that the very first visit suffices. */
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (!Array.isArray(data)) return;
  const loaded = data.filter((url): url is string => typeof url === 'string');
  void keepLoaded(
    PARTS,
    loaded.filter((url) => isPart(new URL(url, location.origin))),
  );
  void keepLoaded(
    TEXTS,
    loaded.filter((url) => isText(new URL(url, location.origin))),
  );
});

async function keepLoaded(name: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  await Promise.allSettled(addresses.map(async (url) => (await cache.match(url)) ?? cache.add(url)));
}

const isPart = ({ origin, pathname }: URL) => origin === location.origin && pathname.startsWith('/static/');
const isText = ({ origin, pathname }: URL) => origin === location.origin && pathname.startsWith('/assets/i18n/');

async function keepShell(): Promise<void> {
  const page = await fetch(SHELL_ADDRESS, { credentials: 'omit', headers: { accept: 'text/html' } });
  if (page.ok) await (await caches.open(SHELL)).put(SHELL_ADDRESS, page);
}

registerRoute(
  ({ url }) => isPart(url),
  new CacheFirst({
    cacheName: PARTS,
    plugins: [new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && (url.pathname.startsWith('/assets/i18n/') || url.pathname.startsWith('/app-icons/')),
  new NetworkFirst({ cacheName: TEXTS, networkTimeoutSeconds: 4 }),
);

/** Pages come from the network; without one the page of the app opens, and says itself what can be had. */
const pages = /^\/(?:api|files|stream|dev|brand|assets|static)\//;
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !pages.test(url.pathname),
  async ({ request, url }) => {
    const reply = await fetch(request);
    if (reply.ok && url.pathname === SHELL_ADDRESS) await (await caches.open(SHELL)).put(SHELL_ADDRESS, reply.clone());
    return reply;
  },
);
setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await (await caches.open(SHELL)).match(SHELL_ADDRESS) : undefined;
  return shell ?? Response.error();
});
