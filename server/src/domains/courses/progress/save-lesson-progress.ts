import type { api } from '@abhyas/contract';
import type { LessonSave } from '@abhyas/contract/courses/learning';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { lessonVersion } from '../versions/published-courses.ts';
import { isSeenEnough, leastMsOf, percentSeen } from './completion/completion-rules.ts';
import { touchEnrolment } from './enrolments.store.ts';
import { finishLesson } from './completion/finish-lesson.ts';
import { believe, toldUpTo } from './sittings/honest-time.ts';
import { findProgress, type LessonProgress, type Studied, updateProgress } from './lesson-progress.store.ts';
import { before, lengthOf, unite, without } from '@abhyas/contract/courses/seen-ranges';
import { findSitting, holdClock, setClock, setRead, type Sitting } from './sittings/sittings.store.ts';
import { standingOf } from './standing-of.ts';
import { studiedOn } from './studied-on.ts';

type Endpoint = typeof api.courses.saveLessonProgress;

/**
 * Keeps where a learner is and what was seen. Ranges are united, so that a save that comes twice, late or from a second device comes to the
 * same; of two places the one that was taken last stays; no more is believed than the clock allows. SITTING_UNKNOWN for who did not open it.
 */
export async function saveLessonProgress(ctx: Context, { params, body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    // The clock first: two saves of one opening come one after the other, and the second knows what the first told.
    const usedUntil = await holdClock(tx, accountId);
    const sitting = await findSitting(tx, accountId, body.sittingId);
    if (sitting?.lessonId !== params.lessonId || sitting.courseId !== params.courseId) fail('SITTING_UNKNOWN');
    const known = (await findProgress(tx, accountId, sitting.lessonId, true)) ?? fail('SITTING_UNKNOWN');
    const seen = await moreSeen(tx, sitting, known, body, usedUntil);
    const next = moved(seen, sitting, body, tx.clock.now());
    if (next.place !== known.place || next.placeAt !== known.placeAt)
      await touchEnrolment(tx, { ...sitting, at: next.placeAt ?? tx.clock.now() });
    const watched = isPlayed(sitting) ? seen.units - known.units : 0;
    const seconds = watched + seen.secondsRead - known.secondsRead;
    return standingOf(await settle(tx, sitting, next, await studiedOn(tx, sitting, { seconds, agoMs: body.agoMs })));
  });
}

/** Its units are seconds; of all others the time is told apart. */
const isPlayed = ({ kind }: Sitting) => kind === 'video' || kind === 'audio';
const isRead = ({ kind }: Sitting) => kind === 'pdf' || kind === 'article';

/** What was seen and read with what is claimed of this opening, as far as it is believed. */
async function moreSeen(
  tx: TransactionContext,
  sitting: Sitting,
  known: LessonProgress,
  claimed: LessonSave,
  usedUntil: Date,
): Promise<LessonProgress> {
  const within = sitting.units === null ? claimed.seen : before(claimed.seen, sitting.units);
  const readSeconds = isRead(sitting) ? Math.max(0, claimed.readSeconds - sitting.readSeconds) : 0;
  const believed = believe({
    ranges: without(unite(within), known.seen),
    leastMs: leastMsOf(sitting.kind),
    readSeconds,
    begunAt: sitting.begunAt,
    usedUntil,
    now: tx.clock.now(),
  });
  if (readSeconds > 0)
    await setRead(tx, sitting, toldUpTo(claimed.readSeconds, sitting.readSeconds, believed.readSeconds));
  if (believed.usedUntil !== usedUntil) await setClock(tx, sitting.accountId, believed.usedUntil);
  const seen = unite(known.seen, believed.ranges);
  const units = lengthOf(seen);
  const percent = known.doneAt ? known.percent : percentSeen(sitting, units);
  return { ...known, seen, units, percent, secondsRead: known.secondsRead + believed.readSeconds };
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
  studied: Studied | undefined,
): Promise<LessonProgress> {
  if (!progress.doneAt) {
    const { content } = await lessonVersion(tx, progress.lessonId, progress.version);
    if (isSeenEnough(content.completion, sitting, progress.units))
      return finishLesson(tx, progress, sitting.courseId, studied);
  }
  await updateProgress(tx, progress, studied);
  return progress;
}
