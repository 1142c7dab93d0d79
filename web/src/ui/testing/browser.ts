import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// What a browser has and jsdom has not; the components ask for it and get the plainest answer.
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;
// In jsdom nothing stands anywhere.
document.elementFromPoint = () => null;

// The first screen of a worker waits for its modules, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

// A channel that a file leaves open would be heard by the modules of the next file.
const Channel = globalThis.BroadcastChannel;
const opened = new Set<BroadcastChannel>();
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    opened.add(this);
  }
};

// The files of a worker share its browser: each leaves it as it found it, and the next evaluates its modules anew.
afterAll(() => {
  for (const channel of opened) channel.close();
  globalThis.BroadcastChannel = Channel;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  for (const pair of document.cookie.split('; ').filter(Boolean))
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
