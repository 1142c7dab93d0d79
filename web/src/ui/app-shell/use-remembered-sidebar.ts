import { useState } from 'react';

const KEY = 'abhyas.sidebar';

/** Whether the side navigation is small, as it was left on this device (spec §4). A locked-down browser forgets it. */
export function useRememberedSidebar(): readonly [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => read() === 'closed');
  const remember = (to: boolean) => {
    setCollapsed(to);
    try {
      localStorage.setItem(KEY, to ? 'closed' : 'open');
    } catch {
      // Storage is refused: the choice lasts as long as the page.
    }
  };
  return [collapsed, remember];
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
