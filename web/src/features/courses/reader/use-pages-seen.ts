import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Study } from '../study/use-study.ts';

/** A page counts as read when it was on the screen for so long. */
const READ_MS = 1500;

interface Options {
  readonly room: RefObject<HTMLElement | null>;
  readonly pages: number;
  /** The pages have their sizes. */
  readonly ready: boolean;
  readonly at: number;
  readonly study: Pick<Study, 'moveTo' | 'saw'>;
}

/** Which page the learner is on, which ones to draw, and which were really on the screen long enough to be read. */
export function usePagesSeen({ room, pages, ready, at, study }: Options) {
  const [page, setPage] = useState(Math.min(at, pages - 1));
  const [near, setNear] = useState<ReadonlySet<number>>(() => new Set([page]));
  const report = useEffectEvent((seen: { readonly main?: number; readonly read?: number }) => {
    if (seen.main !== undefined) study.moveTo(seen.main);
    if (seen.read !== undefined) study.saw([[seen.read, seen.read + 1]]);
  });
  const goTo = useCallback(
    (to: number) => {
      const target = room.current?.querySelector<HTMLElement>(`[data-page="${Math.max(0, Math.min(pages - 1, to))}"]`);
      if (target) room.current?.scrollTo({ top: target.offsetTop - 12 });
    },
    [room, pages],
  );
  useEffect(() => {
    const element = room.current;
    if (!ready || !element) return undefined;
    goTo(at);
    const since = new Map<number, number>();
    const look = () => {
      const seen = pagesOnScreen(element);
      setPage(seen.main);
      report({ main: seen.main });
      setNear((before) =>
        seen.near.every((one) => before.has(one)) && before.size === seen.near.length ? before : new Set(seen.near),
      );
      for (const known of since.keys()) if (!seen.visible.includes(known)) since.delete(known);
      const now = Date.now();
      for (const one of seen.visible) {
        const first = since.get(one) ?? now;
        since.set(one, first);
        if (document.visibilityState === 'visible' && now - first >= READ_MS) report({ read: one });
      }
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const again = setInterval(look, READ_MS);
    return () => {
      element.removeEventListener('scroll', look);
      clearInterval(again);
    };
  }, [room, ready, at, goTo]);
  return { page, near, goTo };
}

/** Pages of which at least a third of the screen or of the page is visible; the one at the middle; those to draw around them. */
function pagesOnScreen(room: HTMLElement) {
  const top = room.scrollTop;
  const bottom = top + room.clientHeight;
  const visible: number[] = [];
  const near: number[] = [];
  let main = 0;
  for (const page of room.querySelectorAll<HTMLElement>('[data-page]')) {
    const number = Number(page.dataset['page']);
    const start = page.offsetTop;
    const end = start + page.offsetHeight;
    const shown = Math.min(end, bottom) - Math.max(start, top);
    if (shown >= Math.min(page.offsetHeight, room.clientHeight) / 3) visible.push(number);
    if (end > top - room.clientHeight && start < bottom + room.clientHeight) near.push(number);
    if (start <= top + room.clientHeight / 2) main = number;
  }
  return { main, visible, near };
}
