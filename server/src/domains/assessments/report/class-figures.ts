import { LRUCache } from 'lru-cache';
import type { Context } from '../../../kernel/context.ts';
import { averageBySubject, findTopper, type Result } from '../results/results.store.ts';

/** What a result is held against: averages by subject, and the best of the rank list. */
export interface ClassFigures {
  readonly averages: ReadonlyMap<string, number>;
  readonly topperBySubject: ReadonlyMap<string, number>;
  readonly topperSeconds: ReadonlyMap<string, number>;
}
interface Kept {
  readonly figures: ClassFigures;
  /** People in the rank list when the figures were made. */
  readonly of: number;
  readonly at: number;
}

const kept = new LRUCache<string, Kept>({ max: 500 });
const KEEP_MS = 30_000;
/** While so few have sat, one more moves the average: the figures are made afresh whenever somebody came. */
const FEW = 200;

/** Figures of a paper version; of many people's (`of`) they may be half a minute or one percent old. */
export async function classFigures(ctx: Context, paperId: string, version: number, of: number): Promise<ClassFigures> {
  const key = `${ctx.instituteId}/${paperId}/${version}`;
  const now = ctx.clock.now().getTime();
  const known = kept.get(key);
  if (known && (known.of === of || of > FEW) && now - known.at < KEEP_MS && of <= known.of * 1.01) return known.figures;
  const [averages, topper] = [await averageBySubject(ctx, paperId, version), await findTopper(ctx, paperId, version)];
  const figures = { averages, ...topperFigures(topper) };
  kept.set(key, { figures, of, at: now });
  return figures;
}

function topperFigures(topper: Result | undefined): Pick<ClassFigures, 'topperBySubject' | 'topperSeconds'> {
  return {
    topperBySubject: new Map(topper?.subjects.map(({ subject, marks }) => [subject, marks])),
    topperSeconds: new Map(topper?.answers.map(({ questionId, seconds }) => [questionId, seconds])),
  };
}
