import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import { escaped } from '../../print/page/look/markup.ts';
import type { PageLanguage } from './page-language.ts';

/** Units of the drawing; it is as wide as the page. */
const [WIDTH, HEIGHT] = [720, 214] as const;
const plot = { left: 34, right: 712, top: 46, bottom: 180 } as const;
/** More would run into each other. */
const MOST_TICKS = 13;

/**
 * How many have how many marks, as bars in black and grey with their counts; the median and the pass mark as dashed lines. Empty where
 * there is no bar. Pure.
 */
export function barsSvg({ bins, quartiles, passAbove }: PaperAnalysis, page: PageLanguage): string {
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last) return '';
  const { words, marks, number } = page;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const xOf = (at: number) => plot.left + ((at - first.from) / (last.to - first.from)) * (plot.right - plot.left);
  const yOf = (count: number) => plot.bottom - (count / most) * (plot.bottom - plot.top);
  const bars = bins.map(({ from, to, count }) => {
    const [x, y, width] = [xOf(from) + 1, yOf(count), xOf(to) - xOf(from) - 2];
    if (count === 0) return '';
    return `<rect class="bar" x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(plot.bottom - y)}"/>${textAt(
      x + width / 2,
      y - 3,
      number(count),
    )}`;
  });
  const every = Math.ceil((bins.length + 1) / MOST_TICKS);
  const edges = [...bins.map(({ from }) => from), last.to].filter((_, at) => at % every === 0);
  const ticks = edges.map((at) => textAt(xOf(at), plot.bottom + 12, marks(at)));
  const base = `<line class="line" x1="${plot.left}" x2="${plot.right}" y1="${plot.bottom}" y2="${plot.bottom}"/>`;
  const lineAt = (at: number, name: string, row: number) =>
    at < first.from || at > last.to ? '' : dashed(xOf(at), 11 + row * 12, name);
  const median = quartiles ? lineAt(quartiles.median, `${words.median} ${marks(quartiles.median)}`, 0) : '';
  const said = `${words.distribution}: ${bins.map(({ from, to, count }) => `${marks(from)}–${marks(to)}: ${number(count)}`).join('; ')}`;
  return `<svg class="bars" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(said)}">${bars.join('')}${base}${ticks.join(
    '',
  )}${median}${lineAt(passAbove, words.passAbove(marks(passAbove)), 1)}${textAt(2, 34, words.students, 'start')}${textAt(
    plot.right,
    HEIGHT - 6,
    words.marks,
    'end',
  )}</svg>`;
}

const px = (value: number) => Math.round(value * 10) / 10;
const textAt = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end' = 'middle') =>
  `<text x="${px(x)}" y="${px(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;

/** A line over the whole height, its name beside its upper end, towards the middle. */
function dashed(x: number, y: number, name: string): string {
  const isLeft = x < (plot.left + plot.right) / 2;
  return `<line class="line" stroke-dasharray="4 3" x1="${px(x)}" x2="${px(x)}" y1="${y - 6}" y2="${plot.bottom}"/>${textAt(
    x + (isLeft ? 4 : -4),
    y,
    name,
    isLeft ? 'start' : 'end',
  )}`;
}
