import type { api } from '@abhyas/contract';
import type { PaperComparison } from '@abhyas/contract/assessments/analysis';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { namesOf } from '../../identity/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { questionsOf } from '../versions/paper-version.ts';
import { mayReadBatches, membersOf } from './analysed.ts';
import {
  type ComparedScope,
  listPaperShares,
  listSameStudents,
  sumQuestionsOf,
  sumSameStudents,
} from './comparison.store.ts';

/** At each end of the list of gains so many students are named on the screen; a file names them all. */
const NAMED_AT_EACH_END = 100;
const ALL = 2 ** 31 - 1;

/** Which papers are compared, and whose results. */
export type Compared = Input<typeof api.assessments.comparePapers>['query'];

/** Papers beside each other, with the students at either end of the list of gains. */
export const comparePapers = (
  ctx: Context,
  { query }: Input<typeof api.assessments.comparePapers>,
): Promise<PaperComparison> => compare(ctx, query, { each: NAMED_AT_EACH_END, batches: mayReadBatches(ctx) });

/** The same with every student who sat them all. `batches`: whether the caller may read them, which a job has asked before. */
export const compareWhole = (ctx: Context, wanted: Compared, batches = mayReadBatches(ctx)): Promise<PaperComparison> =>
  compare(ctx, wanted, { each: ALL, batches });

/** The paper that was sat first before others: everybody's means, and the gains of those who sat them all. NOT_FOUND: not published. */
async function compare(
  ctx: Context,
  { papers: paperIds, batchId }: Compared,
  { each, batches }: { readonly each: number; readonly batches: boolean },
): Promise<PaperComparison> {
  const asked: ComparedScope = { paperIds, accountIds: await membersOf(ctx, batchId, batches) };
  const shares = await listPaperShares(ctx, asked);
  const firstAt = (id: string) => shares.get(id)?.firstAt.getTime() ?? Number.MAX_SAFE_INTEGER;
  const scope: ComparedScope = { ...asked, paperIds: paperIds.toSorted((a, b) => firstAt(a) - firstAt(b)) };
  const { same, means, gain, deviation, up, down, level } = await sumSameStudents(ctx, scope);
  const papers: PaperComparison['papers'] = [];
  for (const [at, id] of scope.paperIds.entries()) {
    const { version } = await getPaper(ctx, id);
    if (version === 0) fail('NOT_FOUND');
    const { title, fullMarks: full } = await paperVersion(ctx, id, version);
    const { sat = 0, mean = null, median = null, firstAt: begun } = shares.get(id) ?? {};
    const sameMean = means?.[at] ?? null;
    papers.push({ id, title, full, sat, mean, median, sameMean, firstAt: begun?.toISOString() ?? null });
  }
  return {
    papers,
    same,
    gain: gain === null ? null : { mean: gain, deviation: deviation ?? 0, up, down, level },
    students: await namedStudents(ctx, scope, each),
    chapters: await sharedChapters(ctx, scope),
  };
}

async function namedStudents(ctx: Context, scope: ComparedScope, each: number): Promise<PaperComparison['students']> {
  const students = await listSameStudents(ctx, scope, each);
  const names = await namesOf(
    ctx,
    students.map(({ accountId }) => accountId),
  );
  return students.map(({ accountId, shares, gain }) => ({
    accountId,
    student: names.get(accountId)?.name ?? '',
    email: names.get(accountId)?.email ?? '',
    shares: [...shares],
    gain,
  }));
}

/** Chapters that two papers at least have, the smallest share at the last of them first. */
async function sharedChapters(ctx: Context, scope: ComparedScope): Promise<PaperComparison['chapters']> {
  const areas = new Map<string, { name: string; subject: string; won: Map<string, { marks: number; full: number }> }>();
  const sums = await sumQuestionsOf(ctx, scope);
  const byVersion = Map.groupBy(sums, ({ paperId, version }) => `${paperId} ${version}`);
  for (const one of byVersion.values()) {
    const { paperId, version } = one[0]!;
    const placed = new Map(
      questionsOf(await paperVersion(ctx, paperId, version)).map((question) => [question.id, question]),
    );
    for (const { questionId, marks, full } of one) {
      const question = placed.get(questionId);
      if (!question) continue;
      const { areaId, topic: name, subject } = question;
      const area = areas.get(areaId) ?? { name, subject, won: new Map() };
      const before = area.won.get(paperId) ?? { marks: 0, full: 0 };
      area.won.set(paperId, { marks: before.marks + marks, full: before.full + full });
      areas.set(areaId, area);
    }
  }
  const shareOf = ({ marks, full } = { marks: 0, full: 0 }) =>
    full === 0 ? null : Math.round((marks / full) * 10_000);
  return [...areas]
    .filter(([, { won }]) => won.size > 1)
    .map(([areaId, { name, subject, won }]) => ({
      areaId,
      name,
      subject,
      shares: scope.paperIds.map((id) => shareOf(won.get(id))),
    }))
    .toSorted((a, b) => (last(a.shares) ?? 0) - (last(b.shares) ?? 0) || a.name.localeCompare(b.name));
}

const last = (shares: readonly (number | null)[]) => shares.findLast((share) => share !== null);
