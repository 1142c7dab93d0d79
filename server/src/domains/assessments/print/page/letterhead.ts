import { isUsualInstructions } from '@abhyas/contract/assessments/usual-instructions';
import type { PrintDocument } from '@abhyas/contract/assessments/prints';
import type { Booklet } from './booklet.ts';
import { escaped } from './look/markup.ts';
import { richHtml } from './rich-html.ts';
import { inAll, inCells, type Setting } from './setting.ts';

/** The head of the first page: whose paper it is, which, in which set, and what it brings. */
export function letterhead(document: PrintDocument, booklet: Booklet, setting: Setting): string {
  const logo = booklet.logo === undefined ? '' : `<img class="logo" src="${escaped(booklet.logo)}" alt="">`;
  const of = document === 'paper' ? '' : `<p class="kind">${inAll(setting, (own) => own[document])}</p>`;
  const set =
    booklet.sets > 1
      ? `<div class="set"><span>${inAll(setting, (own) => own.set)}</span><b>${booklet.set}</b></div>`
      : '';
  return `<header class="letterhead">${logo}<div class="names"><p class="institute">${escaped(booklet.institute)}</p><h1>${escaped(
    booklet.title,
  )}</h1>${of}</div>${set}</header>${facts(booklet, setting)}`;
}

function facts(booklet: Booklet, setting: Setting): string {
  const all = [
    inAll(setting, (own) => own.time(booklet.minutes)),
    inAll(setting, (own) => own.questions(booklet.questions)),
    inAll(setting, (own) => own.marks(booklet.marks)),
  ];
  return `<div class="facts">${all.map((fact) => `<span>${fact}</span>`).join('')}</div>`;
}

/** Lines that the candidate fills in, and the instructions in each language that they have. */
export function opening(booklet: Booklet, setting: Setting): string {
  const lines = (['name', 'roll', 'date', 'signature'] as const).map(
    (line) => `<div class="${line}"><span>${inAll(setting, (own) => own[line])}</span><i></i></div>`,
  );
  const { instructions, instructionsHi } = booklet;
  // What the console says of its buttons and its clock says nothing to who writes on paper.
  const said =
    !isUsualInstructions(instructions) &&
    instructions.content.some((block) => block.type !== 'paragraph' || (block.content?.length ?? 0) > 0);
  const box = `<section class="instructions"><h2>${inAll(setting, (own) => own.instructions)}</h2>${inCells(
    setting,
    { en: instructions, hi: instructionsHi },
    (doc) => richHtml(doc, setting.pictureOf),
  )}</section>`;
  return `<div class="candidate">${lines.join('')}</div>${said || instructionsHi ? box : ''}`;
}
