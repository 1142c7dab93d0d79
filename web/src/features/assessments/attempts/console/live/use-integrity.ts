import { useEffect } from 'react';
import type { Desk } from '../../desk/desk.ts';

/** What is shorter is a glance at a notification, in milliseconds. */
const glanceMs = 1000;

/**
 * Notices what those who watch may want to know: the window lost the focus, full screen was left, something was copied or
 * pasted, the network was away. Advice only: nothing is prevented, and nothing of what was copied is read.
 */
export function useIntegrity(desk: Pick<Desk, 'notice'> | undefined, on: boolean): void {
  useEffect(() => {
    if (!desk || !on) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const lasting = (kind: 'focus_lost' | 'connection_lost') => {
      let since: number | undefined;
      return {
        begin: () => (since ??= Date.now()),
        end: () => {
          const ms = since === undefined ? 0 : Date.now() - since;
          since = undefined;
          if (ms >= glanceMs) desk.notice(kind, Math.round(ms / 1000));
        },
      };
    };
    const away = lasting('focus_lost');
    const offline = lasting('connection_lost');
    window.addEventListener('blur', away.begin, { signal });
    window.addEventListener('focus', away.end, { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? away.begin() : away.end()), { signal });
    window.addEventListener('offline', offline.begin, { signal });
    window.addEventListener('online', offline.end, { signal });
    document.addEventListener('copy', () => desk.notice('copied'), { signal });
    document.addEventListener('paste', () => desk.notice('pasted'), { signal });
    document.addEventListener(
      'fullscreenchange',
      () => {
        if (!document.fullscreenElement) desk.notice('fullscreen_left');
      },
      { signal },
    );
    return () => stop.abort();
  }, [desk, on]);
}
