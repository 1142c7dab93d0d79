import type { MediaKind } from '@abhyas/contract/media/shapes';
import type { ApiError } from '../../../lib/api.ts';
import type { Pace } from './speed.ts';

/**
 * waiting: its turn comes; sending; paused: somebody stopped it; offline: no answer, it goes on by itself; lost: begun before a reload, and
 * the browser needs the file again; done: all of it has arrived; refused: it cannot go on.
 */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'offline' | 'lost' | 'done' | 'refused';

/** One upload as the page shows it. */
export interface UploadEntry extends Partial<Pace> {
  readonly key: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sent: number;
  readonly state: UploadState;
  readonly kind: MediaKind | undefined;
  readonly uploadId?: string;
  readonly problem?: ApiError;
}

let entries: readonly UploadEntry[] = [];
const listeners = new Set<() => void>();

function set(now: readonly UploadEntry[]): void {
  entries = now;
  for (const listener of listeners) listener();
}

/** What the page shows of its uploads, live. */
export const uploadEntries = {
  get: (): readonly UploadEntry[] => entries,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  find: (key: string): UploadEntry | undefined => entries.find((entry) => entry.key === key),
  add: (entry: UploadEntry): void => set([...entries, entry]),
  change: (key: string, patch: Partial<UploadEntry>): void =>
    set(entries.map((entry) => (entry.key === key ? { ...entry, ...patch } : entry))),
  remove: (key: string): void => set(entries.filter((entry) => entry.key !== key)),
  clear: (): void => set([]),
};
