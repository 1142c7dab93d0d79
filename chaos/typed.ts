import type { AnswerWrite, SavedAnswer, WriteVerdict } from '@abhyas/contract/assessments/shapes';

/** Something that a person put down on a device. Its `seconds` are the same in no other entry of the attempt: by them it is known again. */
export interface Typed {
  readonly device: string;
  readonly seat: number;
  readonly questionId: string;
  readonly kind: AnswerWrite['kind'];
  readonly answer: SavedAnswer;
  /** The device has promised to keep it: its outbox said that it is on the disk. */
  kept: boolean;
  /** No server can read it. */
  readonly unreadable: boolean;
  /** The device lost its store, or it was sent by a hostile client: nobody promised anything. */
  forfeited: boolean;
}

/** What a server said about one write, as it left the server: the device may never have heard it. */
export interface Acknowledged {
  readonly seat: number;
  readonly write: AnswerWrite;
  readonly verdict: WriteVerdict;
}

/** A submit that a device was told to have succeeded: what it named, and what had been put down there before. */
export interface Submitted {
  readonly seat: number;
  readonly lastSequence: number;
  readonly before: readonly Typed[];
}

/** One attempt as its people saw it: what was put down, and what servers acknowledged. */
export class Notebook {
  readonly typed: Typed[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly submitted: Submitted[] = [];
  #seconds = 0;

  /** Writes an entry down; it counts as kept only when its device says so. */
  note(
    entry: Omit<Typed, 'answer' | 'kept' | 'forfeited'> & {
      readonly response: SavedAnswer['response'];
      readonly forfeited?: boolean;
    },
  ): Typed {
    const { response, forfeited = false, ...rest } = entry;
    const typed: Typed = {
      ...rest,
      answer: { response, review: false, seconds: ++this.#seconds },
      kept: false,
      forfeited,
    };
    this.typed.push(typed);
    return typed;
  }
}
