import type { LessonStanding, OpenedLesson, SeenRange } from '@abhyas/contract/courses/learning';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { api, isRefusal } from '../../../lib/api.ts';
import { useMe } from '../../../lib/session.ts';
import { type StudyStore, studyStore } from './kept-study.ts';
import { type Opening, type SendStudy, sendKeptStudy, type StudyTracker, trackStudy } from './study-tracker.ts';

const EVERY_MS = 10_000;
const isGone = (error: unknown) => isRefusal(error, 'SITTING_UNKNOWN');
/** One save to the server. */
export const sendStudy: SendStudy = ({ courseId, lessonId }, body, { leaving }) =>
  api.courses.saveLessonProgress({ params: { courseId, lessonId }, body }, { quiet: true, keepalive: leaving });

/** What the parts of a lesson tell of where the learner is. */
export interface Study {
  readonly moveTo: (place: number) => void;
  readonly saw: (ranges: readonly SeenRange[]) => void;
  readonly read: (seconds: number) => void;
  /** Now, not with the next round: where a video stops. */
  readonly flush: () => void;
}

/** Tells the server where the learner is in an opened lesson. */
export function useStudy(
  courseId: string,
  { lessonId, sittingId, standing }: OpenedLesson,
  onStanding: (standing: LessonStanding) => void,
): Study {
  const accountId = useMe()?.account.accountid ?? '';
  return useTracked({
    accountId,
    opening: { courseId, lessonId, sittingId },
    place: standing.place,
    send: sendStudy,
    onStanding,
  });
}

interface Tracked {
  /** Whose study it is. */
  readonly accountId: string;
  /** Null: nothing is told. */
  readonly opening: Opening | null;
  /** Where the learner begins. */
  readonly place: number;
  /** What was told of the reading in this opening before. */
  readonly readSeconds?: number;
  readonly send: SendStudy;
  readonly onStanding: (standing: LessonStanding) => void;
}

/** Tells what is studied in one opening: every ten seconds, where a video stops, when the page is left, and later where there is no network. */
export function useTracked({ accountId, opening, place: begin, readSeconds: before = 0, ...given }: Tracked): Study {
  const store = useMemo(() => studyStore(accountId, window.localStorage), [accountId]);
  const tracker = useRef<StudyTracker>(undefined);
  const stand = useEffectEvent(given.onStanding);
  const report = useEffectEvent(given.send);
  const { courseId, lessonId, sittingId } = opening ?? {};
  const place = useRef(begin);
  const readSeconds = useRef(before);
  useEffect(() => {
    if (!courseId || !lessonId || !sittingId) return undefined;
    const sending: SendStudy = (...what) => report(...what);
    const mine = trackStudy({
      opening: { courseId, lessonId, sittingId },
      place: place.current,
      readSeconds: readSeconds.current,
      store,
      send: sending,
      now: Date.now,
      onStanding: (standing) => stand(standing),
      isGone,
    });
    tracker.current = mine;
    const later = setInterval(() => void mine.flush(), EVERY_MS);
    const leave = () => document.visibilityState === 'hidden' && void mine.flush(true);
    const again = () =>
      void mine.flush().then(() => sendKeptStudy({ store, send: sending, now: Date.now, isGone }, sittingId));
    const go = () => void mine.flush(true);
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', go);
    window.addEventListener('online', again);
    return () => {
      clearInterval(later);
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', go);
      window.removeEventListener('online', again);
      // After what the player still says while it goes.
      queueMicrotask(() => void mine.flush(true));
    };
  }, [courseId, lessonId, sittingId, store]);
  return useMemo(
    () => ({
      moveTo: (next) => tracker.current?.moveTo(next),
      saw: (ranges) => tracker.current?.saw(ranges),
      read(seconds) {
        readSeconds.current += seconds;
        tracker.current?.read(seconds);
      },
      flush: () => void tracker.current?.flush(),
    }),
    [],
  );
}

/** Before a lesson is opened: what an earlier page left on this device goes first, so that its place is the one that is opened. */
export async function sendWhatIsKept(accountId: string): Promise<void> {
  const store: StudyStore = studyStore(accountId, window.localStorage);
  await sendKeptStudy({ store, send: sendStudy, now: Date.now, isGone });
}
