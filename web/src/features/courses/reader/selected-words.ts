import type { Highlight } from '@abhyas/contract/courses/learning';

/** Words that were selected on a page, as a highlight keeps them; undefined where nothing on one page is selected. */
export function selectedWords(
  room: HTMLElement,
): { readonly page: number; readonly words: Omit<Highlight, 'color'> } | undefined {
  const selection = document.getSelection();
  const quote = selection?.toString().replaceAll(/\s+/g, ' ').trim() ?? '';
  if (!selection || selection.rangeCount === 0 || quote === '') return undefined;
  const range = selection.getRangeAt(0);
  const start = range.startContainer.parentElement?.closest<HTMLElement>('[data-page]');
  if (!start || !room.contains(start)) return undefined;
  const whole = start.getBoundingClientRect();
  const share = (part: number, of: number) => Math.round((part / of) * 1000);
  const rects = [...range.getClientRects()]
    .filter(
      ({ top, bottom, width, height }) => width > 1 && height > 1 && top >= whole.top && bottom <= whole.bottom + 1,
    )
    .slice(0, 60)
    .map((rect) => ({
      x: share(rect.left - whole.left, whole.width),
      y: share(rect.top - whole.top, whole.height),
      width: share(rect.width, whole.width),
      height: share(rect.height, whole.height),
    }));
  if (rects.length === 0) return undefined;
  return { page: Number(start.dataset['page']), words: { quote: quote.slice(0, 4000), rects } };
}
