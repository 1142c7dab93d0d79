import type { PaperPrint, PrintChoices, PrintDocument } from '@abhyas/contract/assessments/prints';
import type { PaperDraft, SetLetter } from '@abhyas/contract/assessments/shapes';

export type { PaperPrint, PrintChoices, PrintDocument, SetLetter };
export const documents: readonly PrintDocument[] = ['paper', 'key', 'solutions'];

/** What is chosen on the page: how it looks, and what is to be made of it. */
export interface Printing {
  readonly choices: PrintChoices;
  readonly documents: readonly PrintDocument[];
  readonly sets: readonly SetLetter[];
}

const letters: readonly SetLetter[] = ['A', 'B', 'C', 'D'];
/** The sets that a paper is given out in. */
export const setsOf = ({ sets = 1 }: Pick<PaperDraft, 'sets'>): SetLetter[] => letters.slice(0, sets);

/** As exam halls get it: two columns, both languages beside each other where the paper has both. */
export function firstPrinting(draft: PaperDraft): Printing {
  const [only = 'en', second] = draft.console.languages;
  return {
    choices: {
      draft: false,
      languages: second ? 'both' : only,
      arrangement: 'beside',
      columns: 2,
      size: 'usual',
      watermark: '',
      roughWork: true,
      withQuestions: false,
    },
    documents: ['paper'],
    sets: setsOf(draft),
  };
}

/** The same list with or without one thing, in the order of all. */
export const switched = <T>(all: readonly T[], chosen: readonly T[], one: T): T[] =>
  all.filter((each) => (each === one ? !chosen.includes(one) : chosen.includes(each)));

/** Two languages that stand beside each other take both columns, and large print has one. */
export const choosesColumns = ({ languages, arrangement, size }: PrintChoices): boolean =>
  size === 'usual' && (languages !== 'both' || arrangement === 'below');
