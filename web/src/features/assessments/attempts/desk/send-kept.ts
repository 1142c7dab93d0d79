import { outboxScope, openOutbox, type Outbox } from '../outbox.ts';
import { openOutboxStore } from '../outbox/outbox-store.ts';
import { deskCalls } from './desk-calls.ts';

interface Owner {
  readonly instituteId: number;
  readonly accountId: string;
  /** The number of questions of an attempt whose answers came after its close. */
  readonly onLate?: (questions: number) => void;
}

/**
 * Sends what earlier visits of this account left on this device, attempt by attempt, each at its own seat (exams: the end).
 * Returns how to stop; whatever is not acknowledged by then stays.
 */
export async function sendKeptAnswers({ instituteId, accountId, onLate }: Owner): Promise<() => void> {
  const open: Outbox[] = [];
  for (const { attemptId, seat } of await keptAttempts(instituteId, accountId)) {
    const calls = deskCalls(attemptId, accountId);
    let told = Infinity;
    const outbox = await openOutbox({
      instituteId,
      accountId,
      attemptId,
      seat,
      send: calls.save,
      onChange({ state, late }) {
        if (state !== 'idle' || late <= told) return;
        onLate?.(late - told);
        told = late;
      },
    });
    told = outbox.pending().late;
    open.push(outbox);
  }
  const wake = () => open.forEach((outbox) => outbox.wake());
  globalThis.addEventListener?.('online', wake);
  return () => {
    globalThis.removeEventListener?.('online', wake);
    for (const outbox of open) outbox.close();
  };
}

async function keptAttempts(instituteId: number, accountId: string) {
  const store = await openOutboxStore();
  try {
    const mine = outboxScope(instituteId, accountId, '');
    const scopes = (await store.scopesWithRows()).filter((scope) => scope.startsWith(mine));
    const seats = await Promise.all(scopes.map(async (scope) => (await store.lastSeat(scope))?.seat));
    return scopes.flatMap((scope, index) => {
      const seat = seats[index];
      return seat === undefined ? [] : [{ attemptId: scope.slice(mine.length), seat }];
    });
  } finally {
    store.close();
  }
}
