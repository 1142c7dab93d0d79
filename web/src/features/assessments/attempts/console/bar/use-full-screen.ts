import { useEffect, useState } from 'react';

/** Whether the page fills the screen, and how to change that; phones of some makers cannot. */
export function useFullScreen() {
  const [on, setOn] = useState(() => document.fullscreenElement !== null && document.fullscreenElement !== undefined);
  useEffect(() => {
    const look = () => setOn(Boolean(document.fullscreenElement));
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // Refused by the browser: the page stays as it is.
    change.catch(() => undefined);
  };
  return { possible: document.fullscreenEnabled === true, on, toggle };
}
