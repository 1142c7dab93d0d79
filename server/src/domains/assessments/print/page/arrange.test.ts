import { arrangements } from '@abhyas/contract/assessments/arrange-print';
import type { PrintChoices } from '@abhyas/contract/assessments/prints';
import { fromSource, type RichTextDoc } from '@abhyas/contract/rich-text';
import { describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../../../../kernel/printing/find-browser.ts';
import { type PrintError, printPage } from '../../../../kernel/printing/print-page.ts';
import type { Booklet, PrintedQuestion } from './booklet.ts';
import { composePage } from './compose-page.ts';
import { printFonts } from './look/fonts.ts';
import { usualChoices } from './usual-choices.ts';

// A browser starts for each of them.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const browser = (await findBrowser(process.env['CHROMIUM_PATH'])) ?? '';
const row = '1 & 22 & 333 & 4444 & 55555 & 666666 & 7777777';
const long = `f(x) = \\left(\\begin{matrix} ${row} \\\\ ${row} \\end{matrix}\\right)`;
const endless = `\\begin{matrix} ${Array.from({ length: 30 }, (_, i) => `a_{${i}}b_{${i}}c_{${i}}`).join(' & ')} \\end{matrix}`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="400"><rect width="2400" height="400"/></svg>';
const table: RichTextDoc = {
  type: 'doc',
  content: [
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: Array.from({ length: 14 }, (_, i) => ({
            type: 'tableCell' as const,
            content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: `Measurement${i}` }] }],
          })),
        },
      ],
    },
  ],
};
const picture: RichTextDoc = {
  type: 'doc',
  content: [{ type: 'image', attrs: { mediaId: 'm', alt: 'A wide figure', width: 2400, height: 400 } }],
};

function asked(stem: RichTextDoc, options: readonly string[], at: number): PrintedQuestion {
  const content = { stem, options: options.map(fromSource) };
  return { id: `q${at}`, number: at + 1, type: 'SINGLE', content: { en: content, hi: content } };
}

const short = ['$1$', '$2$', '$3$', '$4$'];
const questions = [
  asked(fromSource('Short ones stand in a row.'), short, 0),
  asked(fromSource(`A wide one: $$${long}$$ and within the line $${long}$ too.`), short, 1),
  asked(fromSource(`Wider than the page: $$${endless}$$`), [`$${endless}$`, '$2$', '$3$', '$4$'], 2),
  asked(
    table,
    ['left of the middle of the figure', 'right of the middle', 'in the middle of it', 'nowhere near it'],
    3,
  ),
  asked(picture, ['a rather long option that needs all of the line and more', 'b', 'c', 'd'], 4),
  asked(fromSource('W'.repeat(400)), short, 5),
];
const booklet: Booklet = {
  institute: 'Meridian',
  title: 'Wide things',
  minutes: 60,
  questions: questions.length,
  alone: false,
  marks: 2400,
  instructions: fromSource(`Use $${long}$.`),
  set: 'A',
  sets: 1,
  sections: [
    {
      title: 'Physics',
      rule: { right: 400, wrong: -100, unanswered: 0, ladder: [] },
      count: questions.length,
      questions,
    },
  ],
  groups: {},
  pictures: { m: `data:image/svg+xml,${encodeURIComponent(svg)}` },
};

interface Element {
  readonly className: string;
  readonly textContent: string;
  closest(selector: string): Element | null;
  getBoundingClientRect(): { left: number; right: number; width: number };
}
interface Page {
  querySelectorAll(selector: string): Iterable<Element>;
}

/** Fails the printing, and names what reaches beyond its column, its cell or the sheet. */
const failWhereCut = (page: Page) => {
  const cut = [...page.querySelectorAll('.katex-base, img, table, .said, p, .number, h1, h2')].flatMap((thing) => {
    const box = thing.closest('.words') ?? thing.closest('.cell, .instructions, header') ?? thing.closest('.sheet');
    const [own, place] = [thing.getBoundingClientRect(), box!.getBoundingClientRect()];
    return own.right > place.right + 1.5 || own.left < place.left - 1.5
      ? [`${thing.className || 'element'} ${Math.round(own.right - place.right)}px: ${thing.textContent.slice(0, 30)}`]
      : [];
  });
  if (cut.length > 0) throw new Error(`cut: ${cut.join(' | ')}`);
};

const print = (choices: Partial<PrintChoices>, arrange: readonly ((page: never) => void)[]) =>
  printFonts().then((fonts) =>
    printPage(composePage({ document: 'paper', booklet, choices: { ...usualChoices, ...choices }, fonts }), {
      browser,
      arrange,
    }).catch((error: PrintError) => Promise.reject(error.cause ?? error)),
  );

describe.skipIf(browser === '')('a formula, a table, a figure or a word that is wider than its column', () => {
  it.each<[string, Partial<PrintChoices>]>([
    ['two columns', { columns: 2 }],
    ['one column', { columns: 1 }],
    ['two languages beside each other', { languages: 'both', arrangement: 'beside' }],
    ['two languages below each other', { languages: 'both', arrangement: 'below', columns: 2 }],
    ['large print', { size: 'large' }],
  ])('is never cut in %s', async (_what, choices) => {
    await expect(print(choices, [...arrangements, failWhereCut])).resolves.toBeInstanceOf(Buffer);
  });

  it('would be cut were it not arranged', async () => {
    await expect(print({ columns: 2 }, [failWhereCut])).rejects.toThrow(/cut: katex-base/);
  });

  it('takes the width of the page, and short options stand in a row', async () => {
    const look = (page: { querySelectorAll(selector: string): ArrayLike<{ dataset: { columns?: string } }> }) => {
      const columns = Array.from(page.querySelectorAll('.options')).map(({ dataset }) => dataset.columns ?? '1');
      const wide = page.querySelectorAll('.question.wide').length;
      if (columns.join() !== '4,4,1,2,1,4' || wide < 2) throw new Error(`${columns.join()} and ${wide} wide`);
    };
    await expect(print({ columns: 2 }, [...arrangements, look])).resolves.toBeInstanceOf(Buffer);
  });
});

/** Lays the sheet in pages beside each other, which break as pages on paper do, and fails where options of one question stand on two. */
const failWhereTorn = (page: {
  createElement(name: string): { textContent: string };
  readonly head: { append(style: unknown): void };
  querySelectorAll(selector: string): Iterable<{
    readonly textContent: string;
    readonly children: Iterable<{ getClientRects(): Iterable<{ readonly left: number }> }>;
  }>;
}) => {
  const style = page.createElement('style');
  style.textContent = '.sheet{columns:186mm;column-gap:0;column-fill:auto;height:270mm}';
  page.head.append(style);
  const wide = (186 / 25.4) * 96;
  const pagesOf = (list: { readonly children: Iterable<{ getClientRects(): Iterable<{ readonly left: number }> }> }) =>
    new Set(
      [...list.children].flatMap((item) => [...item.getClientRects()].map(({ left }) => Math.floor(left / wide))),
    );
  const lists = [...page.querySelectorAll('.options')];
  const torn = lists.filter((list) => pagesOf(list).size > 1);
  const pages = new Set(lists.flatMap((list) => [...pagesOf(list)])).size;
  if (torn.length > 0 || pages < 4) throw new Error(`${torn.length} of ${lists.length} torn on ${pages} pages`);
};

describe.skipIf(browser === '')('the options of a question', () => {
  // Some questions are longer than a page; what stands before the options moves them to every height.
  const figure = { type: 'image' as const, attrs: { mediaId: 'm', alt: '', width: 800, height: 400 } };
  const pictures: RichTextDoc = { type: 'doc', content: [figure] };
  const many = Array.from({ length: 12 }, (_, at) => {
    const lines = at % 4 === 3 ? 70 + at : 3 + at * 2;
    const stem = fromSource(Array.from({ length: lines }, (_line, n) => `Line ${n} of question ${at}.`).join('\n\n'));
    const one = asked(stem, ['a', 'b', 'c', 'd'], at);
    const content = { stem, options: [pictures, pictures, pictures, pictures] };
    return at % 2 === 0 ? one : { ...one, content: { en: content, hi: content } };
  });
  const torn: Booklet = {
    ...booklet,
    sections: [{ ...booklet.sections[0]!, count: many.length, questions: many }],
    pictures: { m: `data:image/svg+xml,${encodeURIComponent(svg.replace('2400', '800'))}` },
  };

  it.each([1, 2] as const)('stand together with their pictures, in %d columns', async (columns) => {
    const page = { document: 'paper' as const, booklet: torn, choices: { ...usualChoices, columns } };
    const html = composePage({ ...page, fonts: await printFonts() });
    const printed = printPage(html, { browser, arrange: [...arrangements, failWhereTorn] });
    await expect(printed.catch((error: PrintError) => Promise.reject(error.cause ?? error))).resolves.toBeInstanceOf(
      Buffer,
    );
  });
});
