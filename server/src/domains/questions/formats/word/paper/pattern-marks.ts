import type { PaperPattern, PaperSeen } from '@abhyas/contract/questions/paper-pattern';
import type { Line } from './paper-lines.ts';
import { answerMark, type OptionStyle, ownMark, questionMark, signOf, solutionMark, styleOf } from './paper-marks.ts';
import type { PaperQuestion } from './paper-questions.ts';

/** How the marks of one paper are found. */
export interface PaperMarks {
  readonly question: typeof questionMark;
  /** Whether items that Word numbers begin questions. */
  readonly listed: boolean;
  /** The only style of options; null where Word numbers them, undefined where every style counts. */
  readonly option: OptionStyle | null | undefined;
  readonly answer: typeof answerMark;
  /** Whether the right option stands out by its look. */
  readonly marked: boolean;
  readonly solution: typeof solutionMark;
}

export const autoPattern: PaperPattern = {
  question: 'auto',
  option: 'auto',
  answer: 'auto',
  answerWord: '',
  solution: 'auto',
  solutionWord: '',
  knowledgeAreaId: null,
};

export function marksOf(pattern: PaperPattern): PaperMarks {
  const { question, option, answer, answerWord, solution, solutionWord } = pattern;
  const isAny = question === 'auto';
  return {
    question: (text) => {
      const found = question === 'list' ? undefined : questionMark(text);
      return isAny || found?.named === (question === 'word') ? found : undefined;
    },
    listed: isAny || question === 'list',
    option: option === 'list' ? null : option === 'auto' ? undefined : styleOf(option),
    answer: answer === 'word' && answerWord !== '' ? ownMark(answerWord) : answerMark,
    marked: answer === 'marked',
    solution: solution === 'word' && solutionWord !== '' ? ownMark(solutionWord) : solutionMark,
  };
}

/** Whether all words of an option are bold or underlined. */
export function isMarked(lines: readonly Line[]): boolean {
  const runs = lines.flatMap((line) => line.runs).filter((run) => 'node' in run || run.text.trim() !== '');
  return (
    runs.length > 0 && runs.every((run) => 'marks' in run && run.marks.some((mark) => /^(?:strong|b|u)$/.test(mark)))
  );
}

/** What was found in a paper, in numbers. */
export function seenIn(questions: readonly PaperQuestion[]): PaperSeen {
  const holding = (holds: (question: PaperQuestion) => boolean) => questions.filter(holds).length;
  const signs = questions.flatMap(({ style, options }) =>
    style ? [signOf(style)] : options.length > 0 ? ['list'] : [],
  );
  return {
    questions: questions.length,
    question: mostOf(questions.map(({ begun }) => begun)) ?? null,
    option: (mostOf(signs) as PaperSeen['option'] | undefined) ?? null,
    optioned: holding(({ options }) => options.length > 0),
    answered: holding(({ answer }) => answer !== undefined && answer !== ''),
    solved: holding(({ solution }) => solution.length > 0),
  };
}

function mostOf<T>(all: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
