import type { api } from '@abhyas/contract';
import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import type { Today } from '@abhyas/contract/discovery/home';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { lastResults, openPapersOf, weakTopics } from '../../assessments/index.ts';
import { openToEveryone } from '../../entitlements/index.ts';
import { nextClassOf } from '../../live/index.ts';
import { assignedTo, nearestPlan } from '../../practice/index.ts';
import { listExams } from '../../taxonomy/index.ts';
import { continueToday } from './continue-today.ts';
import { firstStepsOf } from './first-steps.ts';
import { studyWeekOf } from './study-week.ts';

const WEEK_MS = 7 * 86_400_000;

/**
 * The student's day: where to go on, what is running, what is open or opens within seven days, how the last papers went, how long was studied.
 * With an exam only what prepares for it; a code that no exam has narrows to nothing.
 */
export async function showToday(
  ctx: Context,
  { query: { exam } }: Input<typeof api.discovery.showToday>,
): Promise<Today> {
  const { accountId } = actorOf(ctx);
  const now = ctx.clock.now();
  const examId = exam === undefined ? undefined : ((await listExams(ctx)).find(({ code }) => code === exam)?.id ?? -1);
  const papers = await openPapersOf(ctx, accountId);
  const results = await lastResults(ctx, accountId, examId);
  const hasResults = results.length > 0 || (examId !== undefined && (await lastResults(ctx, accountId)).length > 0);
  const continued = await continueToday(ctx, examId);
  const everyones = new Set(await openToEveryone(ctx, 'paper'));
  return {
    now: now.toISOString(),
    live: await nextClassOf(ctx),
    asked: await assignedTo(ctx, accountId),
    plan: (await nearestPlan(ctx, accountId)) ?? null,
    firstSteps: hasResults ? null : await firstStepsOf(ctx, { papers, examId, hasBegun: continued !== null }),
    continue: continued,
    thisWeek: papers
      .filter((paper) => isThisWeek(paper, now) && (examId === undefined || paper.examIds.includes(examId)))
      .map((paper) => ({ ...paper, registered: !everyones.has(paper.paperId) })),
    running: papers.find(({ state }) => state === 'running') ?? null,
    lastResults: results,
    weakTopics: await weakTopics(ctx, accountId, examId),
    week: await studyWeekOf(ctx, accountId),
  };
}

/** Open, being sat, or opening within seven days. */
export function isThisWeek({ state, opensAt }: OpenPaper, now: Date): boolean {
  return state === 'upcoming' ? isWithinWeek(opensAt, now) : state === 'open' || state === 'running';
}

/** At most seven days from now; what has no date is never. */
const isWithinWeek = (at: string | null, now: Date): boolean =>
  at !== null && Date.parse(at) - now.getTime() <= WEEK_MS;
