import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { type Connect, isBadRow, type Saved, saveWrites, type Write } from './save-statement.store.ts';

/** The writes of one request, saved or failed together. */
interface Member {
  readonly writes: readonly Write[];
  readonly clock: Clock;
  tries: number;
  readonly resolve: (saved: Saved[]) => void;
  readonly reject: (error: unknown) => void;
}
type Outcome = { readonly saved: Saved[] } | { readonly error: unknown };

export interface WriterLimits {
  /** Batches on their way at once, at most one of them for each institute, so that its others gather meanwhile. */
  readonly lanes: number;
  /** Writes in one batch, unless a single request brings more. */
  readonly most: number;
  /** Requests that may wait in this process. */
  readonly full: number;
  /** Milliseconds before a locked attempt is asked for again, and how often. */
  readonly waitMs: number;
  readonly tries: number;
}
const usual: WriterLimits = { lanes: 4, most: 500, full: 20_000, waitMs: 20, tries: 100 };

export interface AnswerWriter {
  /**
   * Resolves after the commit, with one verdict for each write. The caller has checked the token, the shape, and that the
   * questions belong to the attempt's paper. UNAVAILABLE: too many are waiting, or the attempt stays locked; send again.
   */
  save(institute: number, writes: readonly Write[], clock: Clock): Promise<Saved[]>;
}

/**
 * Lets many requests share one commit. A batch holds one institute only; requests that arrive while its last batch is on
 * the way gather for the next.
 */
export function answerWriter(connect: Connect, limits: Partial<WriterLimits> = {}): AnswerWriter {
  const { lanes, most, full, waitMs, tries } = { ...usual, ...limits };
  const queues = new Map<number, Member[]>(); // institutes with waiting members, whose turn it is first
  const onTheirWay = new Set<number>();
  let waiting = 0;
  let woken = false;

  function enqueue(institute: number, member: Member): void {
    const members = queues.get(institute);
    if (members) members.push(member);
    else queues.set(institute, [member]);
    waiting++;
    if (!woken) {
      woken = true;
      setImmediate(pump); // everything that was read from the sockets in this turn goes together
    }
  }
  function pump(): void {
    woken = false;
    for (const [institute, members] of queues) {
      if (onTheirWay.size >= lanes) return;
      if (onTheirWay.has(institute)) continue;
      const batch = takeBatch(members, most);
      queues.delete(institute); // and to the end of the line, if some are left
      if (members.length > 0) queues.set(institute, members);
      waiting -= batch.length;
      onTheirWay.add(institute);
      void send(institute, batch);
    }
  }
  async function send(institute: number, batch: readonly Member[]): Promise<void> {
    const outcomes = await saveBatch(connect, institute, batch);
    onTheirWay.delete(institute);
    pump(); // the next batch leaves before these replies are written: PostgreSQL and Node work at the same time
    for (const [place, member] of batch.entries()) settle(institute, member, outcomes[place]!);
  }
  function settle(institute: number, member: Member, outcome: Outcome): void {
    if ('error' in outcome) member.reject(outcome.error);
    else if (outcome.saved.every(({ verdict }) => verdict !== 'busy')) member.resolve(outcome.saved);
    else if (++member.tries > tries) member.reject(unavailable());
    else setTimeout(enqueue, waitMs, institute, member); // again as a whole: what was saved is recognised by its key
  }

  return {
    save: (institute, writes, clock) =>
      waiting >= full
        ? Promise.reject(unavailable())
        : new Promise((resolve, reject) => enqueue(institute, { writes, clock, tries: 0, resolve, reject })),
  };
}

const unavailable = () => new Refusal('UNAVAILABLE');

function takeBatch(members: Member[], most: number): Member[] {
  let size = 0;
  let count = 0;
  while (count < members.length && (count === 0 || size + members[count]!.writes.length <= most))
    size += members[count++]!.writes.length;
  return members.splice(0, count);
}

/** Never throws: a bad row fails its batch, so the batch is halved until the bad member stands alone. Any other error is everybody's. */
async function saveBatch(connect: Connect, institute: number, batch: readonly Member[]): Promise<Outcome[]> {
  try {
    const saved = await saveWrites(
      connect,
      institute,
      batch.flatMap(({ writes }) => writes),
      batch[0]!.clock.now(),
    );
    let from = 0;
    return batch.map(({ writes }) => ({ saved: saved.slice(from, (from += writes.length)) }));
  } catch (error) {
    if (batch.length === 1 || !isBadRow(error)) return batch.map(() => ({ error }));
    const half = batch.length >> 1;
    return [
      ...(await saveBatch(connect, institute, batch.slice(0, half))),
      ...(await saveBatch(connect, institute, batch.slice(half))),
    ];
  }
}
