import type { PrintChoices, PrintDocument } from '@abhyas/contract/assessments/prints';
import { endHtml, keyHtml, solutionsHtml } from './answers-html.ts';
import type { Booklet } from './booklet.ts';
import { letterhead, opening } from './letterhead.ts';
import { escaped } from './look/markup.ts';
import { pageRules, roughText } from './look/page-rules.ts';
import { sectionHtml } from './section-html.ts';
import { type Setting, settingOf } from './setting.ts';
import { style } from './look/style.ts';
import { words } from './look/words.ts';

export interface PageTask {
  readonly document: PrintDocument;
  readonly booklet: Booklet;
  readonly choices: PrintChoices;
  /** Style sheet with the fonts in it; empty: whoever shows the page brings them. */
  readonly fonts: string;
}

/** Nothing is fetched and nothing runs, wherever the page is opened. */
const policy = `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'`;

/** A document of a paper as one page of HTML, to be printed on A4 or shown. Pure. */
export function composePage({ document, booklet, choices, fonts }: PageTask): string {
  const setting = settingOf(choices, booklet.pictures);
  const [language = 'en'] = setting.languages;
  const title = titleOf(document, booklet, setting);
  const rough = document === 'paper' && choices.roughWork ? roughText(setting) : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escaped(
    title,
  )}</title><style>${fonts}</style><style>${style}${pageRules(title, booklet, rough)}</style></head><body class="${classesOf(
    choices,
    setting,
  )}">${watermark(choices.watermark)}<div class="sheet">${letterhead(document, booklet, setting)}${bodyOf(
    { document, booklet, choices },
    setting,
  )}</div><footer>${escaped(rough)}</footer></body></html>`;
}

function titleOf(document: PrintDocument, { title, sets, set }: Booklet, { languages }: Setting): string {
  const own = words[languages[0] ?? 'en'];
  return [title, ...(document === 'paper' ? [] : [own[document]]), ...(sets > 1 ? [`${own.set} ${set}`] : [])].join(
    ' · ',
  );
}

function classesOf({ columns, size }: PrintChoices, { beside, languages }: Setting): string {
  const two = columns === 2 && size === 'usual' && !beside;
  return [two ? 'two' : 'one', size, ...(beside ? ['beside'] : []), ...(languages.length > 1 ? ['both'] : [])].join(
    ' ',
  );
}

function bodyOf({ document, booklet, choices }: Omit<PageTask, 'fonts'>, setting: Setting): string {
  if (document === 'key') return keyHtml(booklet, setting);
  if (document === 'solutions') return `<main class="flow">${solutionsHtml(booklet, choices, setting)}</main>`;
  const sections = booklet.sections.map((section) => sectionHtml(section, booklet, setting));
  return `${opening(booklet, setting)}<main class="flow">${sections.join('')}</main>${endHtml(setting)}`;
}

/** The longer it is, the smaller; it stands in the middle of every page. */
function watermark(text: string): string {
  if (text.trim() === '') return '';
  const size = Math.max(26, Math.min(96, Math.floor(900 / text.length)));
  return `<div class="watermark" aria-hidden="true"><span style="font-size:${size}pt">${escaped(text)}</span></div>`;
}
