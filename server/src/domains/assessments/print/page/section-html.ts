import type { Booklet, PrintedQuestion, PrintedSection } from './booklet.ts';
import { escaped } from './look/markup.ts';
import { questionHtml } from './question-html.ts';
import { richHtml } from './rich-html.ts';
import { inAll, inCells, type Setting } from './setting.ts';

/** A section: its head with its marking, then its questions, those that share a stem below it. */
export function sectionHtml(
  section: PrintedSection,
  { groups, alone }: Pick<Booklet, 'groups' | 'alone'>,
  setting: Setting,
): string {
  if (section.questions.length === 0) return '';
  return `<section>${headHtml(section, setting, alone)}${runs(section.questions)
    .map((run) => stemHtml(run, groups, setting) + run.map((one) => questionHtml(one, setting)).join(''))
    .join('')}</section>`;
}

/** What it is called, which questions it has and how they are marked. */
export function headHtml(section: PrintedSection, setting: Setting, alone: boolean): string {
  const { count, counted, minutes, rule } = section;
  const first = section.questions[0]!.number;
  const facts = [
    inAll(setting, (own) => own.numbers(first, first + count - 1)),
    ...(minutes === undefined ? [] : [inAll(setting, (own) => own.minutes(minutes))]),
  ];
  const lines = [
    inAll(setting, (own) => own.rule(rule)),
    ...(counted === undefined ? [] : [inAll(setting, (own) => own.counted(counted, count))]),
    ...(rule.ladder.length === 0
      ? []
      : [
          inAll(
            setting,
            (own) =>
              `${own.part}: ${rule.ladder.map(({ chosen, correctAtLeast, marks }) => own.ladder(chosen, correctAtLeast, marks)).join('; ')}`,
          ),
        ]),
  ];
  return `<header class="section"><div><h2>${alone ? '' : escaped(section.title)}</h2><span>${facts.join(' · ')}</span></div>${lines
    .map((line) => `<p>${line}</p>`)
    .join('')}</header>`;
}

/** Questions one after the other that share a stem, or one by itself. */
function runs(questions: readonly PrintedQuestion[]): PrintedQuestion[][] {
  const found: PrintedQuestion[][] = [];
  for (const question of questions) {
    const before = found.at(-1);
    if (before && question.groupId !== undefined && before[0]?.groupId === question.groupId) before.push(question);
    else found.push([question]);
  }
  return found;
}

function stemHtml(run: readonly PrintedQuestion[], groups: Booklet['groups'], setting: Setting): string {
  const [first, last] = [run[0]!, run.at(-1)!];
  const stem = first.groupId === undefined ? undefined : groups[first.groupId];
  if (!stem) return '';
  const title = inAll(setting, (own) => own.shared(first.number, last.number));
  return `<div class="shared"><h3>${title}</h3>${inCells(setting, stem, (doc) => richHtml(doc, setting.pictureOf))}</div>`;
}
