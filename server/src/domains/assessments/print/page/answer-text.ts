import { columnNumbers, rowLetters } from '@abhyas/contract/questions/question-types';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { Language } from '@abhyas/contract/shapes';
import type { PrintedQuestion } from './booklet.ts';
import { words } from './look/words.ts';

export const optionLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/**
 * What is right, in one line: letters as they stand in this set, numbers, words, or rows with their columns. A question that was dropped
 * or whose every answer is right says so instead. Pure.
 */
export function answerText(
  question: Pick<PrintedQuestion, 'key' | 'verdict' | 'optionOrder' | 'typed'>,
  language: Language,
): string {
  const { key, verdict } = question;
  const { or, dropped, allRight } = words[language];
  if (verdict === 'drop') return dropped;
  if (verdict === 'all_right') return allRight;
  switch (key?.kind) {
    case 'choice':
      return key.accepted.map((set) => lettersOf(set, question.optionOrder)).join(` ${or} `);
    case 'number':
      return `${key.accepted.map((range) => rangeText(range, language)).join(` ${or} `)} ${question.typed?.unit ?? ''}`.trim();
    case 'text':
      return key.accepted.join(` ${or} `);
    case 'matrix':
      return gridText(key);
    case 'rubric':
      return words[language].byHand;
    default:
      return '—';
  }
}

/** Letters under which these options stand: the key names them by their original numbers. */
function lettersOf(options: readonly number[], order: readonly number[] | undefined): string {
  const places = options.map((option) => (order ? order.indexOf(option) + 1 : option));
  return places
    .toSorted((a, b) => a - b)
    .map((place) => optionLetters[place - 1] ?? String(place))
    .join(', ');
}

const rangeText = ({ from, to }: { readonly from: string; readonly to: string }, language: Language) =>
  from === to ? shown(from) : `${shown(from)} ${words[language].to} ${shown(to)}`;
const shown = (decimal: string) => decimal.replace('-', '−');

const gridText = ({ rows }: Extract<AnswerKey, { kind: 'matrix' }>) =>
  rows
    .map(
      (columns, at) =>
        `${rowLetters[at] ?? at + 1}\u2009→\u2009${columns.map((one) => columnNumbers[one - 1] ?? one).join(', ')}`,
    )
    .join('; ');
