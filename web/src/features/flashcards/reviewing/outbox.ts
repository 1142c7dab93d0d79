import type { Rating } from '@abhyas/contract/flashcards/cards';
import type { Answered } from '@abhyas/contract/flashcards/reviewing';
import { type Box, createOutbox, type Outbox } from '../../../lib/outbox.ts';

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
  readonly isLater: (error: unknown) => boolean;
}

export interface ReviewOutbox extends Omit<Outbox<Line, readonly Answered[]>, 'add' | 'withdraw'> {
  readonly add: (answer: Given) => void;
  /** Takes an answer back: out of the box where it still waits, else by asking the server. */
  readonly takeBack: (reviewId: string) => void;
}

/** As many as the contract takes in one call. */
const AT_ONCE = 200;
const keyOf = (line: Line) => ('answer' in line ? line.answer.id : `undo ${line.undo}`);

/** Answers to cards on their way to the server. */
export function createReviewOutbox(box: Box, name: string, wire: Wire): ReviewOutbox {
  const outbox = createOutbox<Line, readonly Answered[]>(box, name, {
    keyOf,
    batchOf,
    send: (lines) => post(wire, lines),
    isLater: wire.isLater,
  });
  return {
    ...outbox,
    add: (answer) => outbox.add({ answer }),
    takeBack: (reviewId) => {
      if (!outbox.withdraw(reviewId)) outbox.add({ undo: reviewId });
    },
  };
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
