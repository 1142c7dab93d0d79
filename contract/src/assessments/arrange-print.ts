/*
 * What is arranged on a printed page by the sizes that a browser measures. Each function uses nothing but its argument, since the server
 * sends them to its browser as their source. No zod here: the browser imports this file.
 */

/** What these functions need of an element. */
interface Box {
  readonly clientWidth: number;
  readonly style: { fontSize: string; zoom: string };
  readonly dataset: Record<string, string | undefined>;
  readonly classList: { add(name: string): void };
  readonly parentElement: Box | null;
  readonly children: ArrayLike<Box>;
  closest(selector: string): Box | null;
  querySelector(selector: string): Box | null;
  querySelectorAll(selector: string): ArrayLike<Box>;
  getBoundingClientRect(): { readonly left: number; readonly right: number; readonly width: number };
}
export interface PrintedDocument {
  querySelectorAll(selector: string): ArrayLike<Box>;
}

/**
 * A question that holds something much wider than its column takes the whole width of the page: the languages of a pair then stand one
 * below the other.
 */
function widenQuestions(page: PrintedDocument): void {
  const MUCH = 0.72;
  const wide = Array.from(page.querySelectorAll('.formula, .table > table')).filter((thing) => {
    const box = thing.closest('.said, li, td, th, .statement, .stem, .words, .cell');
    if (!box || thing.closest('.wide')) return false;
    const room = box.closest('.words, .cell')?.clientWidth ?? 0;
    const parts = Array.from(thing.querySelectorAll('.katex-base')).map((base) => base.getBoundingClientRect());
    const all = parts.length > 0 ? parts : [thing.getBoundingClientRect()];
    // A formula on a line of its own is never broken; one in a line is, between its parts.
    const width = thing.closest('.display')
      ? Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left))
      : Math.max(...all.map((part) => part.width));
    return room > 0 && room / width < MUCH;
  });
  for (const thing of wide) thing.closest('.two .question, .beside .question')?.classList.add('wide');
}

/** Options stand in four columns, in two or below each other, as the widest of them allows. */
function layOptions(page: PrintedDocument): void {
  const GAP = 12;
  const measured = Array.from(page.querySelectorAll('.options')).map((list) => ({
    list,
    room: list.clientWidth,
    widest: Math.max(0, ...Array.from(list.children).map((item) => item.getBoundingClientRect().width)),
    count: list.children.length,
  }));
  for (const { list, room, widest, count } of measured) {
    const fits = (columns: number) => count >= columns && widest <= (room - GAP * (columns - 1)) / columns - 1;
    const columns = fits(4) ? 4 : fits(2) ? 2 : 1;
    if (columns > 1) list.dataset['columns'] = String(columns);
  }
}

/** What is still wider than its place is made smaller until it fits: nothing is ever cut. */
function shrinkWide(page: PrintedDocument): void {
  const measured = Array.from(page.querySelectorAll('.formula, .table > table')).flatMap((thing) => {
    const box = thing.closest('.said, .statement, .stem > *, .words > *, .cell > *, .words, .cell, .instructions');
    if (!box) return [];
    const from = box.getBoundingClientRect();
    const parts = Array.from(thing.querySelectorAll('.katex-base')).map((base) => base.getBoundingClientRect());
    const all = parts.length > 0 ? parts : [thing.getBoundingClientRect()];
    const width = thing.closest('.display')
      ? Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left))
      : Math.max(...all.map((part) => part.width));
    const holder = box.closest('.words, .cell, .instructions') ?? box;
    const place = holder.getBoundingClientRect();
    const room = Math.min(holder.clientWidth, place.right - from.left);
    return width > room ? [{ thing, ratio: Math.max(0.05, room / width - 0.01), table: parts.length === 0 }] : [];
  });
  for (const { thing, ratio, table } of measured)
    if (table) thing.style.zoom = String(ratio);
    else thing.style.fontSize = `${Math.floor(ratio * 100)}%`;
}

/** In their order; each is a function of the page. */
export const arrangements: readonly ((page: PrintedDocument) => void)[] = [widenQuestions, layOptions, shrinkWide];
