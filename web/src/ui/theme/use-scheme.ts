import { useEffect, useMemo, useState } from 'react';

export type Scheme = 'light' | 'dark' | 'auto';

/** `static/scheme.js` reads the same key before the first paint. */
const KEY = 'abhyas.scheme';
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Light, dark or as the device says; remembered on this device and followed by its other tabs. */
export function useScheme() {
  const [colorScheme, setScheme] = useState<Scheme>(read);
  useEffect(() => {
    const paint = () => document.documentElement.setAttribute('data-mantine-color-scheme', paintedOf(colorScheme));
    const follow = (event: StorageEvent) => event.key === KEY && setScheme(read());
    const device = dark();
    paint();
    device.addEventListener('change', paint);
    window.addEventListener('storage', follow);
    return () => {
      device.removeEventListener('change', paint);
      window.removeEventListener('storage', follow);
    };
  }, [colorScheme]);
  return useMemo(() => {
    const setColorScheme = (to: Scheme) => {
      remember(to);
      setScheme(to);
    };
    return { colorScheme, setColorScheme, clearColorScheme: () => setColorScheme('auto') };
  }, [colorScheme]);
}

const paintedOf = (scheme: Scheme) => (scheme === 'auto' ? (dark().matches ? 'dark' : 'light') : scheme);

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
