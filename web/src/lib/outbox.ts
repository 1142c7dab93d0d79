import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';

/** How lines of one kind are sent. `Got`: what the server answers. */
interface Wire<Line, Got> {
  /** The same for the same line, read from the browser again or not. */
  readonly keyOf: (line: Line) => string;
  /** The first lines of these that go together in one call; at least one. */
  readonly batchOf: (lines: readonly Line[]) => readonly Line[];
  readonly send: (lines: readonly Line[]) => Promise<Got>;
  /** Whether it may go better later: no network, or a server that is busy. */
  readonly isLater: (error: unknown) => boolean;
}
export type Box = Pick<Storage, 'getItem' | 'setItem'>;

export interface Outbox<Line, Got> {
  readonly add: (line: Line) => void;
  /** Takes a line back that waits and is not on its way; false where there is none. */
  readonly withdraw: (key: string) => boolean;
  readonly flush: () => Promise<void>;
  readonly lines: () => readonly Line[];
  readonly waiting: () => number;
  /** True after a try that did not reach the server. */
  readonly isHeldUp: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onSent: (listener: (got: Got, lines: readonly Line[]) => void) => () => void;
  /** The server will never take these; they are out of the box. */
  readonly onRefused: (listener: (error: unknown, lines: readonly Line[]) => void) => () => void;
}

/**
 * Lines on their way to the server, kept by the browser until it has them: a page that is closed, or a day without a network, loses none.
 * What is sent twice counts once there, so every line may be tried again. It is read anew at each step, because another tab may
 * have changed it.
 */
export function createOutbox<Line, Got>(box: Box, name: string, wire: Wire<Line, Got>): Outbox<Line, Got> {
  const listeners = new Set<() => void>();
  const receivers = new Set<(got: Got, lines: readonly Line[]) => void>();
  const refused = new Set<(error: unknown, lines: readonly Line[]) => void>();
  let heldUp = false;
  let sending: readonly Line[] = [];
  let running: Promise<void> | undefined;
  const tell = () => listeners.forEach((listener) => listener());
  const { read, write, without, drop } = linesIn(box, name, wire.keyOf, tell);
  const sendAll = async (): Promise<void> => {
    for (let lines = read(); lines.length > 0; lines = read()) {
      sending = wire.batchOf(lines);
      const sent = sending;
      try {
        const got = await wire.send(sent);
        heldUp = false;
        without(sent);
        receivers.forEach((receive) => receive(got, sent));
      } catch (error) {
        heldUp = wire.isLater(error);
        if (heldUp) return;
        without(sent); // what comes after them must not wait for ever
        refused.forEach((say) => say(error, sent));
      }
    }
  };
  const flush = (): Promise<void> => {
    running ??= sendAll().finally(() => {
      sending = [];
      running = undefined;
      tell();
    });
    return running;
  };
  return {
    add: (line) => {
      write([...read(), line]);
      void flush();
    },
    withdraw: (key) => drop(key, sending),
    flush,
    lines: read,
    waiting: () => read().length,
    isHeldUp: () => heldUp,
    subscribe: (listener) => joining(listeners, listener),
    onSent: (listener) => joining(receivers, listener),
    onRefused: (listener) => joining(refused, listener),
  };
}

function joining<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => void all.delete(one);
}

/** The lines as the browser keeps them. */
function linesIn<Line>(box: Box, name: string, keyOf: (line: Line) => string, tell: () => void) {
  const read = (): Line[] => JSON.parse(box.getItem(name) ?? '[]') as Line[];
  const write = (lines: readonly Line[]) => {
    box.setItem(name, JSON.stringify(lines));
    tell();
  };
  const without = (sent: readonly Line[]) => {
    const keys = new Set(sent.map(keyOf));
    write(read().filter((line) => !keys.has(keyOf(line))));
  };
  const drop = (key: string, except: readonly Line[]): boolean => {
    const is = (line: Line) => keyOf(line) === key;
    if (except.some(is) || !read().some(is)) return false;
    write(read().filter((line) => !is(line)));
    return true;
  };
  return { read, write, without, drop };
}

/** Where the browser lets nothing be kept, it is kept as long as the page is open. */
const memory = new Map<string, string>();
export const browserBox: Box = {
  getItem: (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem: (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
};

/** No network, an ended session, too many calls, or a server in trouble: the same call may succeed later. */
export const isLater = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500);

/** Milliseconds after which what waits is tried again. */
const TRY_AGAIN = 15_000;

/** Sends what waits: at once, again while some wait, and when the network is back. */
export function useSending(outbox: Pick<Outbox<never, never>, 'subscribe' | 'waiting' | 'isHeldUp' | 'flush'>): {
  readonly waiting: number;
  readonly heldUp: boolean;
} {
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  const heldUp = useSyncExternalStore(outbox.subscribe, outbox.isHeldUp);
  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    const timer = setInterval(flush, TRY_AGAIN);
    addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      removeEventListener('online', flush);
    };
  }, [outbox]);
  return { waiting, heldUp };
}
