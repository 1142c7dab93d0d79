import type { api } from '@abhyas/contract';
import type { AttemptRow } from '@abhyas/contract/assessments/papers';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { countLate } from '../answers/responses.store.ts';
import { getPaper } from '../versions/papers.store.ts';
import { isPass, passPercent } from '../marking/pass-mark.ts';
import { percentile } from '../ranking/percentile.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { listScores, type Score } from './scores.store.ts';

type Endpoint = typeof api.assessments.listAttempts;
type NamedScore = Score & { readonly name: string; readonly email: string };

/** Who sat a paper, with scores; the figures above the list are of all attempts, whatever is searched. */
export async function listAttempts(ctx: Context, { params, query }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { page, size, search, sort } = query;
  const paper = await getPaper(ctx, params.paperId);
  const full = paper.version > 0 ? (await paperVersion(ctx, paper.id, paper.version)).fullMarks : 0;
  const scores = await namedScores(ctx, paper.id);
  const found = sorted(search ? scores.filter((score) => matches(score, search)) : scores, sort);
  const rows = await presentScores(ctx, found.slice((page - 1) * size, page * size));
  return { rows, total: found.length, page, size, summary: summarise(scores, full, await passPercent(ctx)) };
}

/** Every attempt with the name of its student, best first. */
export async function namedScores(ctx: Context, paperId: string): Promise<NamedScore[]> {
  const scores = await listScores(ctx, paperId);
  const names = await namesOf(ctx, [...new Set(scores.map(({ accountId }) => accountId))]);
  return scores.map((score) => ({ ...score, ...(names.get(score.accountId) ?? { name: '', email: '' }) }));
}

export async function presentScores(ctx: Context, scores: readonly NamedScore[]): Promise<AttemptRow[]> {
  const late = await countLate(
    ctx,
    scores.map(({ attemptId }) => attemptId),
  );
  const above = await passPercent(ctx);
  return scores.map((score) => ({
    attemptId: score.attemptId,
    student: score.name,
    email: score.email,
    state: score.state,
    endedBy: score.endedBy,
    startedAt: score.startedAt.toISOString(),
    endedAt: score.endedAt?.toISOString() ?? null,
    marks: score.marks,
    full: score.full,
    passed: score.marks === null || score.full === null ? null : isPass(score.marks, score.full, above),
    rank: score.rank,
    percentile: score.atOrBelow === null || score.of === null ? null : percentile(score.atOrBelow, score.of),
    lateAnswers: late.get(score.attemptId) ?? 0,
  }));
}

const matches = ({ name, email }: NamedScore, search: string) =>
  `${name}\n${email}`.toLowerCase().includes(search.toLowerCase());

function sorted(scores: readonly NamedScore[], sort: Input<Endpoint>['query']['sort']): NamedScore[] {
  if (sort === 'name') return scores.toSorted((a, b) => a.name.localeCompare(b.name));
  if (sort === 'started') return scores.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  return [...scores];
}

function summarise(scores: readonly NamedScore[], full: number, above: number): Reply<Endpoint>['summary'] {
  const marked = scores.flatMap(({ marks, full: of }) => (marks === null || of === null ? [] : [{ marks, of }]));
  const sum = marked.reduce((total, { marks }) => total + marks, 0);
  return {
    sat: marked.length,
    running: scores.filter(({ state }) => state === 'running').length,
    average: marked.length === 0 ? null : Math.round(sum / marked.length),
    best: marked.length === 0 ? null : Math.max(...marked.map(({ marks }) => marks)),
    passed: marked.filter(({ marks, of }) => isPass(marks, of, above)).length,
    full,
  };
}
