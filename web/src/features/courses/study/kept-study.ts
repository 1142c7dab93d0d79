import type { SeenRange } from '@abhyas/contract/courses/learning';
import { unite } from '@abhyas/contract/courses/seen-ranges';

/** What one opening of a lesson has to tell the server, until it was told. */
export interface KeptStudy {
  readonly courseId: string;
  readonly lessonId: string;
  readonly sittingId: string;
  readonly place: number;
  /** When the learner was there: milliseconds of this device's clock. */
  readonly at: number;
  readonly seen: readonly SeenRange[];
  /** Seconds of reading in this opening, all together; absent where nothing is read. */
  readonly readSeconds?: number;
}

/** What this device keeps for an account; a private window that keeps nothing has nothing. */
export interface StudyStore {
  readonly list: () => readonly KeptStudy[];
  /** Takes the newest of an opening; what it kept before is united with it. */
  readonly keep: (study: KeptStudy) => void;
  /** The server has it, up to this place; undefined: it is of no use any more. */
  readonly drop: (sittingId: string, at: number | undefined, left: readonly SeenRange[]) => void;
}

/** The store of one account in the browser. */
export function studyStore(
  accountId: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): StudyStore {
  const key = `abhyas.study.${accountId}`;
  const read = (): KeptStudy[] => {
    try {
      return JSON.parse(storage.getItem(key) ?? '[]') as KeptStudy[];
    } catch {
      return [];
    }
  };
  const write = (all: readonly KeptStudy[]) => {
    try {
      if (all.length > 0) storage.setItem(key, JSON.stringify(all));
      else storage.removeItem(key);
    } catch {
      // A full or forbidden store: what is seen is sent all the same while the page is open.
    }
  };
  return {
    list: read,
    keep(study) {
      const all = read();
      const before = all.find(({ sittingId }) => sittingId === study.sittingId);
      const newest = before && before.at > study.at ? before : study;
      const readSeconds = Math.max(study.readSeconds ?? 0, before?.readSeconds ?? 0);
      const joined = {
        ...newest,
        seen: unite(study.seen, before?.seen ?? []),
        ...(readSeconds > 0 && { readSeconds }),
      };
      write([...all.filter((one) => one !== before), joined]);
    },
    drop(sittingId, at, left) {
      write(
        read().flatMap((one) => {
          if (one.sittingId !== sittingId) return [one];
          const isTold = at === undefined || (left.length === 0 && one.at <= at);
          return isTold ? [] : [{ ...one, seen: [...left] }];
        }),
      );
    },
  };
}
