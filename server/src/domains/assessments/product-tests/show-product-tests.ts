import type { api } from '@abhyas/contract';
import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { learnerChoices } from '../../learners/index.ts';
import { areasOf, chapterOf, listExams } from '../../taxonomy/index.ts';
import { openPapersOf } from '../open-papers/list-my-papers.ts';
import { findResult } from '../results/results.store.ts';
import { paperVersion } from '../versions/kept-version.ts';
import { questionsOf } from '../versions/paper-version.ts';
import { weakChapters } from './weak-chapters.ts';

type Endpoint = typeof api.assessments.showProductTests;
type Overview = Reply<Endpoint>['overview'];

/** `/jee-test`, `/neet-test`: the papers of one exam, and the diagnostic across its syllabus. NOT_FOUND for a product that is no exam. */
export async function showProductTests(
  ctx: Context,
  { params: { product } }: Input<Endpoint>,
): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const exam =
    (await listExams(ctx)).find(({ code }) => code.toLowerCase() === product.toLowerCase()) ?? fail('NOT_FOUND');
  const papers = (await openPapersOf(ctx, accountId)).filter(({ examIds }) => examIds.includes(exam.id));
  const { examIds } = await learnerChoices(ctx, accountId);
  return {
    exam: { id: exam.id, code: exam.code, name: exam.name },
    chosen: examIds.includes(exam.id),
    papers,
    overview: await overviewOf(
      ctx,
      papers.filter(({ kind }) => kind === 'OVERVIEW'),
    ),
  };
}

/** The diagnostic that waits to be sat, else the last one with the chapters that it found weak. */
async function overviewOf(ctx: Context, overviews: readonly OpenPaper[]): Promise<Overview> {
  const none = { attemptId: null, endedAt: null, weak: [] };
  const waiting = overviews.find(({ state }) => state === 'open' || state === 'running');
  if (waiting) return { ...none, state: 'open', paperId: waiting.paperId };
  const attempts = overviews.flatMap((paper) => paper.attempts.map((attempt) => ({ paper, attempt })));
  const last = attempts.toSorted((a, b) => b.attempt.startedAt.localeCompare(a.attempt.startedAt))[0];
  const result = last && (await findResult(ctx, last.attempt.attemptId));
  if (!last || !result) return { ...none, state: 'none', paperId: null };
  const [version, areas] = [await paperVersion(ctx, result.paperId, result.paperVersion), await areasOf(ctx)];
  const byId = new Map(areas.map((area) => [area.id, area]));
  return {
    state: 'done',
    paperId: last.paper.paperId,
    attemptId: last.attempt.attemptId,
    endedAt: result.markedAt.toISOString(),
    weak: weakChapters(questionsOf(version), result.answers, (areaId) => chapterOf(areaId, byId)),
  };
}
