/**
 * What a page in a preview keeps in the browser lasts as long as the page does: the storage is that of the person who looks, and answers or
 * notes that wait there to be sent are neither sent nor added to.
 */
export function keepNothing(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const value = shortMemory(storedIn(page, name));
    Object.defineProperty(page, name, { configurable: true, value });
  }
}

/** A copy, so that the language and the colours are those of the page around. */
function storedIn(page: Window, name: 'localStorage' | 'sessionStorage'): Map<string, string> {
  try {
    return new Map(Object.entries<string>(page[name]));
  } catch {
    return new Map();
  }
}

function shortMemory(kept: Map<string, string>): Storage {
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
