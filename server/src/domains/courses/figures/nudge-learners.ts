import type { api } from '@abhyas/contract';
import { figureLimits } from '@abhyas/contract/courses/figures';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notices/index.ts';
import { type Learner, listLearners } from './learners.store.ts';
import { takeNudges } from './nudges.store.ts';
import { percentOf, stoppedSince, type StudiedCourse, studiedCourse } from './studied-course.ts';

type Endpoint = typeof api.courses.nudgeLearners;

/** Reminds those who stopped, all or the chosen ones; whoever was reminded within a week, of whatever course, is left in peace. */
export async function nudgeLearners(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const course = await studiedCourse(ctx, params.courseId);
  const stoppedAt = stoppedSince(ctx, body.stoppedDays);
  const asked = body.accountIds && [...new Set(body.accountIds)];
  const found = await listLearners(ctx, { ...course, stoppedAt, state: 'stopped', accountIds: asked }, 'last', {
    page: 1,
    size: figureLimits.nudgedAtOnce,
  });
  if (found.length === 0) return { nudged: 0, tooSoon: 0, notStopped: asked?.length ?? 0 };
  const nudged = await inTransaction(ctx, (tx) => notifyLearners(tx, course, found, body.words));
  return {
    nudged,
    tooSoon: found.length - nudged,
    notStopped: asked ? asked.length - found.length : 0,
  };
}

async function notifyLearners(
  tx: TransactionContext,
  course: StudiedCourse,
  learners: readonly Learner[],
  words: string,
): Promise<number> {
  const { courseId, title } = course;
  const link = `/student/courses/${courseId}`;
  const ids = await takeNudges(
    tx,
    courseId,
    learners.map(({ accountId }) => accountId),
    stoppedSince(tx, figureLimits.nudgeEveryDays),
    actorOf(tx).accountId,
  );
  if (ids.length === 0) return 0;
  const done = new Map(learners.map(({ accountId, lessonsDone }) => [accountId, lessonsDone]));
  await notify(tx, {
    kind: 'course.nudge',
    accountIds: ids,
    params: { title, words, percent: 0 },
    link,
    own: new Map(
      ids.map((id) => [id, { params: { title, words, percent: percentOf(done.get(id) ?? 0, course) }, link }]),
    ),
  });
  await record(tx, {
    action: 'course.nudged',
    subjectKind: 'course',
    subjectId: courseId,
    details: { title, learners: ids.length },
  });
  return ids.length;
}
