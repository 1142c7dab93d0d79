import {
  learningLimits,
  type LessonSave,
  type LessonStanding,
  type SeenRange,
} from '@abhyas/contract/courses/learning';
import { unite, without } from '@abhyas/contract/courses/seen-ranges';
import type { KeptStudy, StudyStore } from './kept-study.ts';

export interface Opening {
  readonly courseId: string;
  readonly lessonId: string;
  readonly sittingId: string;
}
export type SendStudy = (
  opening: Opening,
  body: LessonSave,
  options: { readonly leaving: boolean },
) => Promise<LessonStanding>;

interface Options {
  readonly opening: Opening;
  readonly place: number;
  /** What was told of the reading in this opening before. */
  readonly readSeconds?: number;
  readonly store: StudyStore;
  readonly send: SendStudy;
  readonly now: () => number;
  readonly onStanding: (standing: LessonStanding) => void;
  /** The server knows this opening no more: the lesson has to be opened anew. */
  readonly isGone: (error: unknown) => boolean;
}

export interface StudyTracker {
  readonly moveTo: (place: number) => void;
  readonly saw: (ranges: readonly SeenRange[]) => void;
  /** More seconds of reading, at the place where the learner is. */
  readonly read: (seconds: number) => void;
  /** Sends what is new; what cannot be sent stays on the device. */
  readonly flush: (leaving?: boolean) => Promise<void>;
}

/** Pairs of a standing as ranges. */
export const rangesOf = (seen: LessonStanding['seen']): SeenRange[] => seen.map(([from = 0, to = 0]) => [from, to]);

/** The save of one opening, as the server takes it. */
export function saveOf({ sittingId, place, at, seen, readSeconds = 0 }: KeptStudy, now: number): LessonSave {
  const agoMs = Math.min(7_776_000_000, Math.max(0, Math.round(now - at)));
  return {
    sittingId,
    place: Math.max(0, Math.floor(place)),
    agoMs,
    seen: seen.slice(0, learningLimits.ranges).map(([from, to]) => [from, to]),
    readSeconds: Math.min(learningLimits.readOfOpening, Math.floor(readSeconds)),
  };
}

/**
 * Collects where a learner is and what was seen, and tells the server. Everything stands on the device first and leaves it when the server has
 * it: a cut connection or a closed page loses nothing.
 */
export function trackStudy({ opening, store, send, now, onStanding, isGone, ...begin }: Options): StudyTracker {
  let { place } = begin;
  let at = now();
  let seen: SeenRange[] = [];
  let { readSeconds = 0 } = begin;
  let isNew = false;
  let running: Promise<void> | undefined;

  const keep = () => {
    isNew = true;
    store.keep({ ...opening, place, at, seen, readSeconds });
  };
  async function report(leaving: boolean): Promise<void> {
    isNew = false;
    const told = { ...opening, place, at, seen, readSeconds };
    try {
      const standing = await send(opening, saveOf(told, now()), { leaving });
      const left = without(unite(seen), rangesOf(standing.seen));
      seen = left;
      store.drop(opening.sittingId, told.at, left);
      if (left.length > 0) isNew = true; // more than the clock allowed: told again next time
      onStanding(standing);
    } catch (error) {
      if (isGone(error)) store.drop(opening.sittingId, undefined, []);
      else isNew = true;
    }
  }
  return {
    moveTo(next) {
      if (Math.floor(next) === Math.floor(place)) return;
      place = next;
      at = now();
      keep();
    },
    saw(ranges) {
      if (ranges.length === 0) return;
      seen = unite(seen, ranges);
      keep();
    },
    read(seconds) {
      readSeconds += seconds;
      at = now();
      keep();
    },
    async flush(leaving = false) {
      if (!isNew) return;
      if (running && !leaving) return running;
      running = report(leaving).finally(() => (running = undefined));
      await running;
    },
  };
}

/** Sends what earlier openings left on this device; what still cannot be sent stays. */
export async function sendKeptStudy(
  { store, send, now, isGone }: Pick<Options, 'store' | 'send' | 'now' | 'isGone'>,
  except?: string,
): Promise<void> {
  for (const kept of store.list()) {
    if (kept.sittingId === except) continue;
    try {
      const standing = await send(kept, saveOf(kept, now()), { leaving: false });
      store.drop(kept.sittingId, kept.at, without(unite(kept.seen), rangesOf(standing.seen)));
    } catch (error) {
      if (!isGone(error)) return;
      store.drop(kept.sittingId, undefined, []);
    }
  }
}
