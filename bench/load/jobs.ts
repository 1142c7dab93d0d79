/** Somebody whom the generator speaks as. */
export interface Voice {
  readonly host: string;
  readonly address: string;
  readonly token: string;
  readonly attemptId: string;
  readonly seat: number;
}
interface Timed {
  readonly ports: readonly number[];
  readonly connections: number;
  readonly seconds: number;
}
/** Each connection saves one answer after the other, each by the next of its voices. */
export interface SaveJob extends Timed {
  readonly kind: 'save';
  readonly voices: readonly Voice[];
  /** The questions of each voice's institute. */
  readonly questionIds: Readonly<Record<string, readonly string[]>>;
  /** Every write has a sequence above this, and no other job of the attempts has one up to a million more. */
  readonly firstSequence: number;
}
/** Each connection asks for one page after the other. */
export interface ReadJob extends Timed {
  readonly kind: 'read';
  readonly requests: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[];
}
/** So many students at a time, each a whole attempt: sign in, start, sit down, saves one by one, submit, result. */
export interface SitJob extends Timed {
  readonly kind: 'sit';
  readonly students: readonly {
    readonly host: string;
    readonly address: string;
    readonly email: string;
    readonly password: string;
  }[];
  readonly paperId: string;
  readonly questionIds: readonly string[];
}
/** Each connection asks for one page at a time, the next so long after the last was asked for: as players fetch pieces of a video. */
export interface PaceJob extends Timed {
  readonly kind: 'pace';
  readonly everySeconds: number;
  readonly requests: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[];
}
export type LoadJob = SaveJob | ReadJob | SitJob | PaceJob;

export interface LoadResult {
  /** Replies, or whole attempts, within the time. */
  readonly done: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
  /** CPU seconds of the generator itself. */
  readonly cpuSeconds: number;
}
export type LoadMessage = { readonly result: LoadResult } | { readonly failure: string };
