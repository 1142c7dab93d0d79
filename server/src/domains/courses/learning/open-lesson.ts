import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { enrol } from '../progress/enrol.ts';
import { touchEnrolment } from '../progress/enrolments.store.ts';
import { finishLesson } from '../progress/completion/finish-lesson.ts';
import {
  findProgress,
  insertProgress,
  type LessonProgress,
  updateProgress,
} from '../progress/lesson-progress.store.ts';
import { insertSitting } from '../progress/sittings/sittings.store.ts';
import { lessonVersion } from '../versions/published-courses.ts';
import type { LessonVersion } from '../versions/versions.store.ts';
import { extentOf } from './extent-of.ts';
import { lessonOf } from './lesson-of.ts';
import { presentLesson } from './present-lesson.ts';
import { type Seat, seatOf } from './seat-of.ts';

type Endpoint = typeof api.courses.openLesson;

/**
 * Opens a lesson to the caller in the version that he began; the first opening begins it, and the course with it. `newest` leaves the old
 * version: what was seen of it counts on only where both show the same.
 */
export async function openLesson(ctx: Context, { params, body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const seat = await seatOf(ctx, params.courseId);
  const at = lessonOf(seat, params.lessonId);
  const lesson = await lessonVersion(ctx, params.lessonId, body.newest ? at.newest : at.version);
  const extent = await extentOf(ctx, lesson.content);
  const sittingId = newId();
  const progress = await inTransaction(ctx, async (tx) => {
    if (seat.access === 'full') await enrol(tx, { courseId: params.courseId, accountId: seat.accountId });
    const now = tx.clock.now();
    const { accountId } = seat;
    const known = await begin(tx, seat, lesson);
    await insertSitting(tx, { id: sittingId, accountId, ...params, ...extent, begunAt: now });
    await touchEnrolment(tx, { accountId, ...params, at: now });
    const opened = lesson.content.completion.rule === 'opened' && !known.doneAt;
    return opened ? finishLesson(tx, known, params.courseId) : known;
  });
  return presentLesson(ctx, { lesson, extent, progress, sittingId, newest: at.newest });
}

async function begin(
  tx: TransactionContext,
  { accountId, course }: Seat,
  lesson: LessonVersion,
): Promise<LessonProgress> {
  const { lessonId, version } = lesson;
  const added = await insertProgress(tx, { accountId, lessonId, courseId: course.courseId, version });
  if (added) await record(tx, { action: 'lesson.begun', subjectKind: 'lesson', subjectId: lessonId });
  const known = (await findProgress(tx, accountId, lessonId, true)) ?? fail('NOT_FOUND');
  return known.version === version ? known : takeVersion(tx, known, lesson);
}

async function takeVersion(tx: TransactionContext, known: LessonProgress, to: LessonVersion): Promise<LessonProgress> {
  const from = await lessonVersion(tx, known.lessonId, known.version);
  const same = JSON.stringify(from.content.content) === JSON.stringify(to.content.content);
  const again = { place: 0, placeAt: null, seen: [], units: 0, percent: known.doneAt ? 100 : 0 };
  const next = { ...known, version: to.version, ...(same ? {} : again) };
  await updateProgress(tx, next);
  await record(tx, { action: 'lesson.renewed', subjectKind: 'lesson', subjectId: known.lessonId });
  return next;
}
