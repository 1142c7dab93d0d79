import type { api } from '@abhyas/contract';
import type { LessonSave } from '@abhyas/contract/courses/learning';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { lessonVersion } from '../versions/published-courses.ts';
import { isSeenEnough, leastMsOf, percentSeen } from './completion-rules.ts';
import { touchEnrolment } from './enrolments.store.ts';
import { finishLesson } from './finish-lesson.ts';
import { believe } from './sittings/honest-time.ts';
import { findProgress, type LessonProgress, updateProgress, type Watched } from './lesson-progress.store.ts';
import { before, lengthOf, unite, without } from '@abhyas/contract/courses/seen-ranges';
import { findSitting, holdClock, setClock, type Sitting } from './sittings/sittings.store.ts';
import { standingOf } from './standing-of.ts';
import { watchedOn } from './watched-on.ts';

type Endpoint = typeof api.courses.saveLessonProgress;

/**
 * Keeps where a learner is and what was seen. Ranges are united, so that a save that comes twice, late or from a second device comes to the
 * same; of two places the one that was taken last stays; no more is believed than the clock allows. SITTING_UNKNOWN for who did not open it.
 */
export async function saveProgress(ctx: Context, { params, body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const sitting = await findSitting(tx, accountId, body.sittingId);
    if (sitting?.lessonId !== params.lessonId || sitting.courseId !== params.courseId) fail('SITTING_UNKNOWN');
    const usedUntil = await holdClock(tx, accountId);
    const known = (await findProgress(tx, accountId, sitting.lessonId, true)) ?? fail('SITTING_UNKNOWN');
    const seen = await moreSeen(tx, sitting, known, body.seen, usedUntil);
    const next = moved(seen, sitting, body, tx.clock.now());
    if (next.place !== known.place || next.placeAt !== known.placeAt)
      await touchEnrolment(tx, { ...sitting, at: next.placeAt ?? tx.clock.now() });
    const watched = await watchedOn(tx, sitting, { units: seen.units - known.units, agoMs: body.agoMs });
    return standingOf(await settle(tx, sitting, next, watched));
  });
}

/** What was seen with what is claimed of this opening, as far as it is believed. */
async function moreSeen(
  tx: TransactionContext,
  sitting: Sitting,
  known: LessonProgress,
  claimed: LessonSave['seen'],
  usedUntil: Date,
): Promise<LessonProgress> {
  const within = sitting.units === null ? claimed : before(claimed, sitting.units);
  const believed = believe({
    ranges: without(unite(within), known.seen),
    leastMs: leastMsOf(sitting.kind),
    begunAt: sitting.begunAt,
    usedUntil,
    now: tx.clock.now(),
  });
  if (believed.ranges.length === 0) return known;
  await setClock(tx, sitting.accountId, believed.usedUntil);
  const seen = unite(known.seen, believed.ranges);
  const units = lengthOf(seen);
  const percent = known.doneAt ? known.percent : percentSeen(sitting, units);
  return { ...known, seen, units, percent };
}

function moved(known: LessonProgress, { units }: Sitting, { place, agoMs }: LessonSave, now: Date): LessonProgress {
  const placeAt = new Date(now.getTime() - agoMs);
  if (known.placeAt && known.placeAt > placeAt) return known;
  return { ...known, place: units === null ? place : Math.min(place, units), placeAt };
}

async function settle(
  tx: TransactionContext,
  sitting: Sitting,
  progress: LessonProgress,
  watched: Watched | undefined,
): Promise<LessonProgress> {
  if (!progress.doneAt) {
    const { content } = await lessonVersion(tx, progress.lessonId, progress.version);
    if (isSeenEnough(content.completion, sitting, progress.units))
      return finishLesson(tx, progress, sitting.courseId, watched);
  }
  await updateProgress(tx, progress, watched);
  return progress;
}
