import type { Today } from '@abhyas/contract/discovery/home';
import type { Context } from '../../../kernel/context.ts';
import { longestSitting } from '../../learners/index.ts';
import { getAttempt } from '../attempts/attempts.store.ts';
import { getPaper } from '../authoring/papers.store.ts';
import { paperVersion } from '../versions/kept-version.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';
import { isPass, passPercent } from './pass-mark.ts';
import { standingOf } from '../ranking/standing-of.ts';
import { areVisible } from '../visibility/result-visibility.ts';
import { listResultsOf, type Result } from './results.store.ts';

const SHOWN = 3;
const LOOK_BACK = 10;
/** One question right or wrong says nothing about a topic. */
const LEAST_QUESTIONS = 2;

interface Visible {
  readonly result: Result;
  readonly version: PaperVersion;
}

/** The newest results that students may see by now. */
async function visibleResults(ctx: Context, accountId: string): Promise<Visible[]> {
  const found: Visible[] = [];
  const longest = await longestSitting(ctx);
  for (const result of await listResultsOf(ctx, accountId, LOOK_BACK)) {
    const version = await paperVersion(ctx, result.paperId, result.paperVersion);
    const { settings } = await getPaper(ctx, result.paperId);
    if (areVisible(settings, longest(version.minutes), ctx.clock.now())) found.push({ result, version });
  }
  return found;
}

/** A student's last results with rank and percentile, newest first. */
export async function lastResults(ctx: Context, accountId: string): Promise<Today['lastResults']> {
  const rows: Today['lastResults'] = [];
  const above = await passPercent(ctx);
  for (const { result, version } of (await visibleResults(ctx, accountId)).slice(0, SHOWN)) {
    const { rank, of, percentile } = await standingOf(ctx, result);
    const { endedAt, deadline } = await getAttempt(ctx, result.attemptId);
    rows.push({
      attemptId: result.attemptId,
      paperId: result.paperId,
      title: version.title,
      endedAt: (endedAt ?? deadline).toISOString(),
      marks: result.marks,
      full: result.fullMarks,
      passed: isPass(result.marks, result.fullMarks, above),
      rank,
      of,
      percentile,
    });
  }
  return rows;
}

/** Topics of a student's last papers with the smallest share answered right, at most `count`; none that was all right. */
export async function weakTopics(ctx: Context, accountId: string, count = 5): Promise<Today['weakTopics']> {
  const topics = new Map<string, { name: string; subject: string; right: number; of: number }>();
  for (const { result, version } of await visibleResults(ctx, accountId)) {
    const outcomes = new Map(result.answers.map(({ questionId, outcome }) => [questionId, outcome]));
    for (const { id, areaId, topic, subject } of questionsOf(version)) {
      const sum = topics.get(areaId) ?? { name: topic, subject, right: 0, of: 0 };
      topics.set(areaId, { ...sum, right: sum.right + (outcomes.get(id) === 'right' ? 1 : 0), of: sum.of + 1 });
    }
  }
  return [...topics.values()]
    .filter(({ right, of }) => of >= LEAST_QUESTIONS && right < of)
    .toSorted((a, b) => a.right * b.of - b.right * a.of || b.of - a.of)
    .slice(0, count);
}
