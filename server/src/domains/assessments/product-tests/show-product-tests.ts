import type { api } from '@abhyas/contract';
import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Actor, actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { learnerChoices } from '../../learners/index.ts';
import { areasOf, chapterOf, listExams } from '../../taxonomy/index.ts';
import { openPapersOf, presentOpen } from '../open-papers/list-my-papers.ts';
import { listPublished } from '../open-papers/open-papers.store.ts';
import { findResult } from '../results/results.store.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { questionsOf } from '../versions/paper-version.ts';
import { papersForExams } from './papers-for-exams.ts';
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
  const open = canSeeAll(actorOf(ctx)) ? await published(ctx, exam.id) : await openPapersOf(ctx, accountId);
  const papers = open.filter(({ examIds }) => examIds.includes(exam.id));
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

const canSeeAll = ({ capabilities }: Actor): boolean => capabilities.has('papers.write');
/** More than these a teacher looks for in the list of papers. */
const MOST = 100;

/** What students see of this exam, for those who write papers: the newest published ones. */
async function published(ctx: Context, examId: number): Promise<OpenPaper[]> {
  const found = await papersForExams(ctx, { examIds: [examId] });
  const newest = found.slice(0, MOST).map(({ id }) => id);
  return presentOpen(ctx, actorOf(ctx).accountId, await listPublished(ctx, newest));
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
