import type { Capability } from '@abhyas/contract/access';
import type { StaffDay, WaitingThing } from '@abhyas/contract/insights/staff-day';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { countLateJobs } from '../../../kernel/health/check-health.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { hasPapers, lastOutcomes, runningPapers, waitingChallenges } from '../../assessments/index.ts';
import { countWaitingOrders, silentGateways } from '../../commerce/index.ts';
import { countBatches } from '../../cohorts/index.ts';
import { courseBriefs, listDoubtQueue, listReviewsAsked } from '../../courses/index.ts';
import { countOpenEnquiries } from '../../engagement/index.ts';
import { countStudents } from '../../identity/index.ts';
import { countOpenRequests } from '../../learners/index.ts';
import { countReports, countReviews, hasQuestions, listImportsToFinish } from '../../questions/index.ts';
import { countProposed } from '../../tenancy/index.ts';
import { installationLines } from './installation-lines.ts';

const DOUBTS = 4;

/** What runs, what waits and what came out. A part that the caller has no right to is not asked for. */
export async function showStaffDay(ctx: Context): Promise<StaffDay> {
  const { capabilities } = actorOf(ctx);
  const may = (right: Capability) => capabilities.has(right);
  const students = await countStudents(ctx);
  return {
    now: ctx.clock.now().toISOString(),
    students: may('people.read') || may('cohorts.read') ? students : null,
    batches: may('cohorts.read') ? await countBatches(ctx) : null,
    running: may('attempts.invigilate') ? await runningPapers(ctx) : null,
    doubts: may('courses.moderate') ? await waitingDoubts(ctx) : null,
    waiting: await waitingThings(ctx, may),
    outcomes: may('results.read') ? await lastOutcomes(ctx) : null,
    has: { questions: await hasQuestions(ctx), papers: await hasPapers(ctx), students: students > 0 },
  };
}

/** Doubts of every course, because whoever may answer one may answer all; who waits longest first. */
async function waitingDoubts(ctx: Context): Promise<StaffDay['doubts']> {
  const query = { state: 'waiting', courses: 'all', search: '', page: 1, size: DOUBTS } as const;
  const { rows, total, now } = { ...(await listDoubtQueue(ctx, { query })), now: ctx.clock.now().toISOString() };
  return {
    count: total,
    rows: rows.map(({ doubtId, title, author, course, waitingSince }) => ({
      doubtId,
      title,
      author: author.name,
      course,
      since: waitingSince ?? now,
    })),
  };
}

/** Each kind of work that waits and that the caller may do; what nobody waits for is left out. */
async function waitingThings(ctx: Context, may: (right: Capability) => boolean): Promise<WaitingThing[]> {
  const counted = (kind: WaitingThing['kind'], count: number): WaitingThing => ({ kind, count, first: null });
  const asked: WaitingThing[] = [];
  if (may('papers.publish') && may('results.read')) asked.push(await waitingChallenges(ctx));
  if (may('questions.review')) asked.push(counted('questionReviews', (await countReviews(ctx)).review));
  if (may('courses.publish')) asked.push(await waitingCourses(ctx));
  if (may('questions.write')) {
    asked.push(
      counted('questionReports', (await countReports(ctx, { reason: undefined, questionId: undefined })).open),
      await waitingImports(ctx),
    );
  }
  if (may('cohorts.write') && may('people.read')) asked.push(counted('extraTime', await countOpenRequests(ctx)));
  if (may('sales.write')) {
    asked.push(counted('enquiries', await countOpenEnquiries(ctx)), counted('orders', await countWaitingOrders(ctx)));
  }
  if (may('bankDetails.approve')) asked.push(counted('bankDetails', await countProposed(ctx)));
  if (actorOf(ctx).employee) {
    const { nearLimits, endingCertificates } = await installationLines(ctx.clock.now());
    asked.push(
      counted('lateJobs', await countLateJobs(runtime().staff)),
      counted('silentGateways', silentGateways().length),
      counted('nearLimits', nearLimits.length),
      counted('endingCertificates', endingCertificates.length),
    );
  }
  return asked.filter(({ count }) => count > 0);
}

async function waitingCourses(ctx: Context): Promise<WaitingThing> {
  const courses = await listReviewsAsked(ctx);
  const id = courses.length === 1 ? courses[0]!.courseId : undefined;
  const title = id && (await courseBriefs(ctx, [id])).get(id)?.title;
  return { kind: 'courseReviews', count: courses.length, first: id && title ? { id, name: title } : null };
}

async function waitingImports(ctx: Context): Promise<WaitingThing> {
  const files = await listImportsToFinish(ctx);
  return { kind: 'imports', count: files.length, first: files.length === 1 ? files[0]! : null };
}
