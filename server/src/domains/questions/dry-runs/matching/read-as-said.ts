import type { PaperPattern, PaperSeen } from '@abhyas/contract/questions/paper-pattern';
import { answerSigns, optionSigns, questionSigns, solutionSigns } from '@abhyas/contract/questions/paper-signs';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { recallColumns, rememberColumns } from '../../../../kernel/sheet-checks/remembered-columns.store.ts';
import { autoPattern } from '../../formats/word/paper/pattern-marks.ts';
import type { ImportFile, OwnPaper } from '../../imports/imports.store.ts';

/** Under this name the ways in which papers were read are remembered. */
const PAPER_KIND = 'questionPaper';

export interface BookFound {
  readonly encoding: string | undefined;
  readonly paper: PaperSeen | undefined;
}

/**
 * Reads a file by `read`. An ordinary paper is read as somebody said for this file, or for an earlier one that looks the same; the first of
 * its look as its reader finds it, and somebody has to say whether that is right.
 */
export async function readAsSaid(
  ctx: Bound,
  { paper: said }: Pick<ImportFile, 'paper'>,
  read: (pattern: PaperPattern | undefined) => Promise<BookFound>,
): Promise<{ readonly encoding: string | undefined; readonly paper: OwnPaper | null }> {
  const { encoding, paper: seen } = await read(said?.pattern);
  if (!seen) return { encoding, paper: null };
  if (said) return { encoding, paper: { ...said, seen } };
  const pattern = await recall(ctx, seen);
  if (!pattern) return { encoding, paper: { pattern: autoPattern, seen, isSaid: false } };
  const again = isAuto(pattern) ? seen : ((await read(pattern)).paper ?? seen);
  return { encoding, paper: { pattern, seen: again, isSaid: true } };
}

/** The next paper that looks like this one is read the same way, unasked. */
export const rememberPattern = (tx: TransactionContext, { pattern, seen }: OwnPaper): Promise<void> => {
  const { question, option, answer, answerWord, solution, solutionWord } = pattern;
  const choices = [question, option, answer, answerWord, solution, solutionWord];
  return rememberColumns(tx, PAPER_KIND, { headings: looksOf(seen), choices });
};

/** What two papers have in common that one pattern fits: places in the lists of signs, whose brackets and dots say much. */
const looksOf = ({ question, option }: PaperSeen): string[] => [
  `question ${question ? questionSigns.indexOf(question) : 'none'}`,
  `option ${option ? optionSigns.indexOf(option) : 'none'}`,
];

async function recall(ctx: Bound, seen: PaperSeen): Promise<PaperPattern | undefined> {
  const found = await recallColumns(ctx, PAPER_KIND, looksOf(seen));
  if (!found) return undefined;
  const [question, option, answer, answerWord = '', solution, solutionWord = ''] = found;
  const one = <T extends string>(known: readonly T[], said: string | undefined) =>
    known.find((sign) => sign === said) ?? known[0]!;
  return {
    ...autoPattern,
    question: one(questionSigns, question),
    option: one(optionSigns, option),
    answer: one(answerSigns, answer),
    answerWord,
    solution: one(solutionSigns, solution),
    solutionWord,
  };
}

const isAuto = ({ question, option, answer, solution }: PaperPattern) =>
  [question, option, answer, solution].every((sign) => sign === 'auto');
