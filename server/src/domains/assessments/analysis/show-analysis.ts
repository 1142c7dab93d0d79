import type { api } from '@abhyas/contract';
import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { passPercent } from '../marking/pass-mark.ts';
import { keptSheet } from '../versions/kept-sheet.ts';
import { type Analysed, analysed, batchesAmong, mayReadBatches, type Wish } from './analysed.ts';
import { binsOf, stepOf } from './bins.ts';
import { keptItems } from './kept-items.ts';
import { presentChapters, presentItems, presentSections, presentSubjects } from './present-items.ts';
import { bestBySubject, countByStep, scoreFigures } from './score-figures.store.ts';

/** Distribution of marks, every question and every chapter of a paper: of first attempts, of everybody or of one batch. */
export function showAnalysis(
  ctx: Context,
  { params, query }: Input<typeof api.assessments.showAnalysis>,
): Promise<PaperAnalysis> {
  return analyse(ctx, params.paperId, query);
}

/** The same for whoever writes it into a file; `batches`: whether batches may be read, left out as the caller may. */
export async function analyse(
  ctx: Context,
  paperId: string,
  wish: Wish,
  batches = mayReadBatches(ctx),
): Promise<PaperAnalysis> {
  const found = await analysed(ctx, paperId, wish, batches);
  const { version, versions, everybody, scope } = found;
  const { sheet } = await keptSheet(ctx, version);
  const items = await keptItems(ctx, scope);
  const { sums } = items;
  const all = scope.accountIds === null ? sums : (await keptItems(ctx, everybody)).sums;
  const { title, version: number, questions, fullMarks: full, minutes } = version;
  return {
    paper: { id: paperId, title, version: number, questions, full, minutes },
    versions: [...versions],
    batches: await batchesAmong(ctx, everybody, batches),
    batchId: wish.batchId ?? null,
    ...(await distribution(ctx, found)),
    sections: presentSections(version, sums),
    subjects: presentSubjects(version, sums, await bestBySubject(ctx, scope)),
    chapters: presentChapters(version, sums, all),
    questions: presentItems(version, sheet, items),
  };
}

async function distribution(ctx: Context, { version, scope }: Analysed) {
  const percent = await passPercent(ctx);
  const passAbove = Math.floor((version.fullMarks * percent) / 100);
  const { quartiles, ...figures } = await scoreFigures(ctx, scope, passAbove);
  const [first, median, third] = quartiles ?? [];
  const lowest = figures.lowest ?? 0;
  const counts = await countByStep(ctx, scope, stepOf(lowest, version.fullMarks));
  return {
    ...figures,
    quartiles: first === undefined || median === undefined || third === undefined ? null : { first, median, third },
    passAbove,
    passPercent: percent,
    bins: binsOf(counts, lowest, version.fullMarks),
  };
}
