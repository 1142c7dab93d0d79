import type { PrintChoices } from '@abhyas/contract/assessments/prints';
import { answerText } from './answer-text.ts';
import type { Booklet, PrintedQuestion } from './booklet.ts';
import { escaped } from './look/markup.ts';
import { questionHtml } from './question-html.ts';
import { richHtml } from './rich-html.ts';
import { headHtml } from './section-html.ts';
import { inAll, inCells, type Setting } from './setting.ts';
import { words } from './look/words.ts';

/** An answer of up to so many signs takes so many places of a row; a longer one takes the row. */
const places: readonly (readonly [signs: number, name: string])[] = [
  [5, ''],
  [16, 'double'],
  [38, 'quadruple'],
];

/** Number and answer of every question, section by section. */
export function keyHtml({ sections, alone }: Booklet, setting: Setting): string {
  const [language = 'en'] = setting.languages;
  const cell = (question: PrintedQuestion) => {
    const answer = answerText(question, language);
    const [, size = 'line'] = places.find(([signs]) => answer.length <= signs) ?? [];
    return `<li${size && ` class="${size}"`}><b>${question.number}</b><span>${escaped(answer)}</span></li>`;
  };
  return sections
    .filter(({ questions }) => questions.length > 0)
    .map(
      (section) =>
        `<section>${headHtml(section, setting, alone)}<ol class="key">${section.questions.map(cell).join('')}</ol></section>`,
    )
    .join('');
}

/** The worked solution of every question, with the question before it where that is wished. */
export function solutionsHtml(booklet: Booklet, { withQuestions }: PrintChoices, setting: Setting): string {
  return booklet.sections
    .filter(({ questions }) => questions.length > 0)
    .map(
      (section) =>
        `<section>${headHtml(section, setting, booklet.alone)}${section.questions
          .map((question) => (withQuestions ? questionHtml(question, setting) : '') + solutionHtml(question, setting))
          .join('')}</section>`,
    )
    .join('');
}

function solutionHtml(question: PrintedQuestion, setting: Setting): string {
  const cells = inCells(setting, question.explanation ?? { en: undefined }, (doc, language, at) => {
    const number = setting.beside || at === 0 ? `${question.number}.` : '';
    const rubric = question.key?.kind === 'rubric' ? richHtml(question.key.modelAnswer, setting.pictureOf) : '';
    const { answer } = words[language];
    const explained = doc ? richHtml(doc, setting.pictureOf) : '';
    return `<div class="number">${number}</div><div class="words"><p class="answer"><span>${answer}:</span> <b>${escaped(
      answerText(question, language),
    )}</b></p>${rubric}${explained}</div>`;
  });
  return `<article class="question solution">${cells}</article>`;
}

/** Said after the last question. */
export const endHtml = (setting: Setting): string => `<p class="end">${inAll(setting, (own) => own.end)}</p>`;
