import type { api as contract } from '@abhyas/contract';
import type { Args, Reply } from '@abhyas/contract/endpoint';
import { api } from '../../../lib/api.ts';
import { browserBox, createOutbox, isLater, type Outbox, useSending } from '../../../lib/outbox.ts';
import { useMe } from '../../../lib/session.ts';

type Answer = Args<typeof contract.books.answerBook>['body']['answers'][number];
interface Line {
  readonly bookId: string;
  readonly answer: Answer;
}
export type BookOutbox = Outbox<Line, Reply<typeof contract.books.answerBook>>;

/** As many as the contract takes in one call. */
const AT_ONCE = 100;
const made = new Map<string, BookOutbox>();

function outboxOf(email: string): BookOutbox {
  const known = made.get(email);
  if (known) return known;
  const fresh: BookOutbox = createOutbox(browserBox, `abhyas.book-answers.${email}`, {
    keyOf: ({ answer }) => answer.id,
    // Answers to one book that follow each other go together.
    batchOf: (lines) => {
      const end = lines.findIndex(({ bookId }) => bookId !== lines[0]!.bookId);
      return lines.slice(0, Math.min(AT_ONCE, end < 0 ? lines.length : end));
    },
    send: (lines) =>
      api.books.answerBook(
        { params: { bookId: lines[0]!.bookId }, body: { answers: lines.map(({ answer }) => answer) } },
        { quiet: true },
      ),
    isLater,
  });
  made.set(email, fresh);
  return fresh;
}

/** Answers to books of whoever is signed in; they wait on this device while there is no network. */
export function useBookOutbox(): { readonly outbox: BookOutbox; readonly heldUp: boolean } {
  const outbox = outboxOf(useMe()?.account.email ?? '');
  const { heldUp } = useSending(outbox);
  return { outbox, heldUp };
}
