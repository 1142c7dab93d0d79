import type { Context } from '../../../kernel/context.ts';
import { listOf } from '../results/list-of.ts';
import { findTopper, type Result } from '../results/results.store.ts';
import { keepFigures } from './keep-figures.ts';
import { averageMarks, listSubjectFigures, type QuestionSums, sumQuestions } from './version-figures.store.ts';

/** The whole and the subjects of a rank list: averages, and the best of it. */
interface ListFigures {
  readonly average: number | undefined;
  readonly averages: ReadonlyMap<string, number>;
  readonly topper: Result | undefined;
}
/** What a result is held against. */
export interface ClassFigures extends ListFigures {
  readonly questions: ReadonlyMap<string, QuestionSums>;
}

const listFigures = keepFigures<ListFigures>({ few: 200, mayLack: 0.01 }, async (ctx, { paperId, paperVersion }) => {
  const list = await listOf(ctx, paperId, paperVersion);
  const subjects = await listSubjectFigures(ctx, list);
  return {
    average: await averageMarks(ctx, list),
    averages: new Map(subjects.map(({ subject, average }) => [subject, average])),
    topper: await findTopper(ctx, list),
  };
});
/** Every answer of everybody is read for them, so they are made afresh less often. */
const questionFigures = keepFigures({ few: 30, mayLack: 0.1 }, async (ctx, { paperId, paperVersion }) => {
  const sums = await sumQuestions(ctx, await listOf(ctx, paperId, paperVersion));
  return new Map(sums.map((one) => [one.questionId, one]));
});

/** Of a group that is too small to be held against. */
export const noFigures: ClassFigures = {
  average: undefined,
  averages: new Map(),
  topper: undefined,
  questions: new Map(),
};

/** Figures of the rank list of a result, in which `of` people stand. */
export async function classFigures(ctx: Context, result: Result, of: number): Promise<ClassFigures> {
  return { ...(await listFigures(ctx, result, of)), questions: await questionFigures(ctx, result, of) };
}
