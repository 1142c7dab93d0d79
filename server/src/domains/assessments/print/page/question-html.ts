import type { SheetQuestion } from '@abhyas/contract/assessments/shapes';
import {
  columnNumbers,
  isMarkedByPerson,
  keyKinds,
  rowLetters,
  shownOptions,
} from '@abhyas/contract/questions/question-types';
import type { Language } from '@abhyas/contract/shapes';
import { optionLetters } from './answer-text.ts';
import type { PrintedQuestion } from './booklet.ts';
import { escaped } from './look/markup.ts';
import { lineHtml, type PictureOf, richHtml } from './rich-html.ts';
import { inCells, type Setting } from './setting.ts';
import { words } from './look/words.ts';

type Content = SheetQuestion['content']['en'];

/** A question with its number, in every language of the page; space for its answer where it has no options. */
export function questionHtml(question: PrintedQuestion, setting: Setting): string {
  const cells = inCells(setting, question.content, (content, language, at) => {
    const number = setting.beside || at === 0 ? `${question.number}.` : '';
    return `<div class="number">${number}</div><div class="words">${wordsHtml(question, content, language, setting.pictureOf)}</div>`;
  });
  return `<article class="question">${cells}</article>`;
}

function wordsHtml(question: PrintedQuestion, content: Content, language: Language, pictureOf: PictureOf): string {
  const own = words[language];
  const note = own.types[question.type];
  const rule = question.rule ? `<p class="note">${escaped(own.rule(question.rule))}</p>` : '';
  return [
    `<div class="stem">${richHtml(content.stem, pictureOf)}</div>`,
    statementsHtml(content, language, pictureOf),
    question.type === 'MATRIX' ? '' : listsHtml(content, language, pictureOf),
    note ? `<p class="note">${escaped(note)}</p>` : '',
    rule,
    optionsHtml(question, content, language, pictureOf),
    question.type === 'MATRIX' ? gridHtml(content, pictureOf) : '',
    spaceHtml(question, language),
  ].join('');
}

function statementsHtml({ statements }: Content, language: Language, pictureOf: PictureOf): string {
  if (!statements) return '';
  const { assertion, reason } = words[language];
  return [[assertion, statements.assertion] as const, [reason, statements.reason] as const]
    .map(([label, doc]) => `<div class="statement"><b>${escaped(label)}:</b> ${lineHtml(doc, pictureOf)}</div>`)
    .join('');
}

/** List I and List II beside each other, their entries by letter and by number. */
function listsHtml({ lists }: Content, language: Language, pictureOf: PictureOf): string {
  if (!lists) return '';
  const [first, second] = words[language].lists;
  const rows = Array.from({ length: Math.max(lists.first.length, lists.second.length) }, (_, at) => {
    const [left, right] = [lists.first[at], lists.second[at]];
    return `<tr><td>${left ? `<b>${rowLetters[at]}.</b> ${lineHtml(left, pictureOf)}` : ''}</td><td>${
      right ? `<b>${columnNumbers[at]}.</b> ${lineHtml(right, pictureOf)}` : ''
    }</td></tr>`;
  });
  return `<div class="table"><table class="lists"><tr><th>${first}</th><th>${second}</th></tr>${rows.join('')}</table></div>`;
}

function optionsHtml(question: PrintedQuestion, content: Content, language: Language, pictureOf: PictureOf): string {
  if (keyKinds[question.type] !== 'choice') return '';
  const options = shownOptions(question.type, content, language);
  const order = question.optionOrder ?? options.map((_option, at) => at + 1);
  const items = order.flatMap((option, at) => {
    const doc = options[option - 1];
    return doc
      ? [
          `<li><span class="letter">(${optionLetters[at]})</span> <span class="said">${lineHtml(doc, pictureOf)}</span></li>`,
        ]
      : [];
  });
  return `<ol class="options">${items.join('')}</ol>`;
}

/** Rows by columns, a box at each crossing. */
function gridHtml({ lists }: Content, pictureOf: PictureOf): string {
  if (!lists) return '';
  const head = lists.second
    .map((doc, at) => `<th><b>${columnNumbers[at]}.</b> ${lineHtml(doc, pictureOf)}</th>`)
    .join('');
  const rows = lists.first.map(
    (doc, at) =>
      `<tr><td><b>${rowLetters[at]}.</b> ${lineHtml(doc, pictureOf)}</td>${lists.second.map(() => '<td class="tick"><i></i></td>').join('')}</tr>`,
  );
  return `<div class="table"><table class="grid"><tr><th></th>${head}</tr>${rows.join('')}</table></div>`;
}

const ruledLines = { 'SUBJECTIVE-SHORT': 4, 'SUBJECTIVE-MEDIUM': 8, 'SUBJECTIVE-LONG': 16 } as const;

function spaceHtml({ type, typed }: PrintedQuestion, language: Language): string {
  const { answer, decimals } = words[language];
  if (isMarkedByPerson(type)) {
    const lines = ruledLines[type as keyof typeof ruledLines];
    return `<div class="ruled">${'<i></i>'.repeat(lines)}</div>`;
  }
  const kind = keyKinds[type];
  if (kind !== 'number' && kind !== 'text') return '';
  const how = typed
    ? ` <small>${escaped([typed.unit, decimals(typed.decimals)].filter(Boolean).join(', '))}</small>`
    : '';
  return `<p class="space">${escaped(answer)}: <i class="${kind}"></i>${how}</p>`;
}
