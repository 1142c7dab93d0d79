import { useState } from 'react';

const KEY = 'abhyas.folded';

/** Groups of the navigation that were folded on this device. A locked-down browser forgets them. */
export function useFoldedGroups(): readonly [ReadonlySet<string>, (group: string) => void] {
  const [folded, setFolded] = useState(read);
  const toggle = (group: string) => {
    const next = new Set(folded);
    if (!next.delete(group)) next.add(group);
    setFolded(next);
    try {
      localStorage.setItem(KEY, JSON.stringify([...next]));
    } catch {
      // Storage is refused: the choice lasts as long as the page.
    }
  };
  return [folded, toggle];
}

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}
