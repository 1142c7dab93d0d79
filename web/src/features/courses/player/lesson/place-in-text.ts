/** What scrolls a text, or lies around it where the page itself scrolls. */
export const scrollerOf = (element: HTMLElement | null): HTMLElement | null => element?.closest('main') ?? null;

/** Thousandths of a text at the top and at the bottom of what is visible of it. */
export function placeIn(text: HTMLElement | null): { readonly top: number; readonly bottom: number } {
  const room = scrollerOf(text);
  if (!text || !room) return { top: 0, bottom: 0 };
  const [whole, seen] = [text.getBoundingClientRect(), room.getBoundingClientRect()];
  const visibleTop = Math.max(seen.top, 0);
  const visibleBottom = Math.min(seen.bottom, window.innerHeight);
  const share = (y: number) =>
    Math.min(1000, Math.max(0, Math.round(((y - whole.top) / Math.max(1, whole.height)) * 1000)));
  return { top: share(visibleTop), bottom: share(visibleBottom) };
}
