import type { Rating } from '@abhyas/contract/flashcards/cards';
import type { Answered } from '@abhyas/contract/flashcards/reviewing';

/** An answer as it is sent. */
export interface Given {
  readonly id: string;
  readonly cardId: string;
  readonly rating: Rating;
  readonly reviewedAt: string;
  readonly milliseconds: number;
}
type Line = { readonly answer: Given } | { readonly undo: string };

interface Wire {
  readonly send: (reviews: Given[]) => Promise<readonly Answered[]>;
  readonly undo: (reviewId: string) => Promise<readonly Answered[]>;
  /** Whether it may go better later: no network, or a server that is busy. */
  readonly isLater: (error: unknown) => boolean;
}
type Box = Pick<Storage, 'getItem' | 'setItem'>;

export interface Outbox {
  readonly add: (answer: Given) => void;
  /** Takes an answer back: out of the box where it still waits, else by asking the server. */
  readonly takeBack: (reviewId: string) => void;
  readonly flush: () => Promise<void>;
  readonly waiting: () => number;
  /** True after a try that did not reach the server. */
  readonly isHeldUp: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onLearned: (listener: (cards: readonly Answered[]) => void) => () => void;
}

/** As many as the contract takes in one call. */
const AT_ONCE = 200;

/**
 * Answers on their way to the server, kept by the browser until it has them: a page that is closed, or a day without a network, loses none.
 * What is sent twice counts once there, so every line may be tried again. It is read anew at each step, because another tab may
 * have changed it.
 */
export function createOutbox(box: Box, name: string, wire: Wire): Outbox {
  const listeners = new Set<() => void>();
  const learners = new Set<(cards: readonly Answered[]) => void>();
  let heldUp = false;
  let sending: readonly Line[] = [];
  let running: Promise<void> | undefined;
  const tell = () => listeners.forEach((listener) => listener());
  const { read, write, without } = linesIn(box, name, tell);
  const sendAll = async (): Promise<void> => {
    for (let lines = read(); lines.length > 0; lines = read()) {
      sending = batchOf(lines);
      try {
        const cards = await post(wire, sending);
        heldUp = false;
        without(sending);
        learners.forEach((listener) => listener(cards));
      } catch (error) {
        heldUp = wire.isLater(error);
        if (heldUp) return;
        without(sending); // the server will never take these, and what comes after them must not wait for ever
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
  const add = (line: Line) => {
    write([...read(), line]);
    void flush();
  };
  return {
    add: (answer) => add({ answer }),
    takeBack: (reviewId) => {
      const waits = (line: Line) => 'answer' in line && line.answer.id === reviewId && !sending.includes(line);
      const isSending = sending.some((line) => 'answer' in line && line.answer.id === reviewId);
      if (!isSending && read().some(waits)) write(read().filter((line) => !waits(line)));
      else add({ undo: reviewId });
    },
    flush,
    waiting: () => read().length,
    isHeldUp: () => heldUp,
    subscribe: (listener) => joining(listeners, listener),
    onLearned: (listener) => joining(learners, listener),
  };
}

function joining<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => void all.delete(one);
}

/** The lines as the browser keeps them. */
function linesIn(box: Box, name: string, tell: () => void) {
  const read = (): Line[] => JSON.parse(box.getItem(name) ?? '[]') as Line[];
  const write = (lines: readonly Line[]) => {
    box.setItem(name, JSON.stringify(lines));
    tell();
  };
  const keyOf = (line: Line) => ('answer' in line ? line.answer.id : `undo ${line.undo}`);
  const without = (sent: readonly Line[]) => {
    const keys = new Set(sent.map(keyOf));
    write(read().filter((line) => !keys.has(keyOf(line))));
  };
  return { read, write, without };
}

function post(wire: Wire, lines: readonly Line[]): Promise<readonly Answered[]> {
  const [first] = lines;
  if (first && 'undo' in first) return wire.undo(first.undo);
  return wire.send(lines.flatMap((line) => ('answer' in line ? [line.answer] : [])));
}

/** Answers that follow each other go together; taking back goes alone, after what stood before it. */
function batchOf(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex((line) => 'undo' in line);
  if (end === 0) return lines.slice(0, 1);
  return lines.slice(0, Math.min(AT_ONCE, end < 0 ? lines.length : end));
}
