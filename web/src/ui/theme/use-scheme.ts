import { useSyncExternalStore } from 'react';

export type Scheme = 'light' | 'dark' | 'auto';

/** `static/scheme.js` reads the same key before the first paint. */
const KEY = 'abhyas.scheme';
const device = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let current: Scheme = read();

/** Light, dark or as the device says; remembered on this device and followed by its other tabs. */
export function useScheme() {
  const colorScheme = useSyncExternalStore(subscribe, () => current);
  return { colorScheme, setColorScheme, clearColorScheme };
}

/** What the page wears now. */
export const isDark = (scheme: Scheme): boolean => scheme === 'dark' || (scheme === 'auto' && device().matches);

function setColorScheme(to: Scheme): void {
  remember(to);
  take(to);
}

const clearColorScheme = () => setColorScheme('auto');

function take(scheme: Scheme): void {
  current = scheme;
  paint();
  for (const listener of listeners) listener();
}

const paint = () =>
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark(current) ? 'dark' : 'light');
const follow = (event: StorageEvent) => event.key === KEY && take(read());

/** Watches the device and the other tabs for as long as anybody asks. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    device().removeEventListener('change', paint);
    window.removeEventListener('storage', follow);
  };
}

function watch(): void {
  current = read();
  paint();
  device().addEventListener('change', paint);
  window.addEventListener('storage', follow);
}

function read(): Scheme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

function remember(scheme: Scheme): void {
  try {
    if (scheme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}
