import type { MessageAbout } from '@abhyas/contract/notices/messages';
import { type Context, inTransaction, type TransactionContext } from '../context.ts';
import { newId } from '../ids.ts';
import { enqueue, enqueueEach } from '../jobs/enqueue.ts';
import type { Job, Jobs } from '../jobs/worker.ts';
import { keyFor, sealWith, unseal } from '../seal.ts';
import { deliverMessage } from './deliver-message.ts';
import { deliveryLog } from './delivery-log.ts';
import { GatewayFailure } from './gateways/gateway.ts';
import { contactHash, masked } from './masked.ts';
import type { Outgoing } from './message.ts';

export interface Queued extends Outgoing {
  readonly about: MessageAbout;
  /** Whom it goes to, where that is known: the delivery log finds it under the person. */
  readonly accountId?: string | undefined;
  /** After this it is worth nothing any more, e.g. a code that ran out. */
  readonly until?: Date;
}

const JOB = 'message.deliver';
/** Tries before a message is given up: 15 s, 1, 4 and 16 minutes lie between them. */
export const MOST_TRIES = 5;
const FIRST_WAIT_MS = 15_000;

/**
 * Sends a message to a person when the transaction has committed: it leaves by a job, which is tried again where a gateway fails for now.
 * It waits sealed, because codes and links are in it; the delivery log learns what it is for and how it went.
 */
export const queueMessage = (tx: TransactionContext, message: Queued): Promise<void> => queueMessages(tx, [message]);

/** The same for many at once: they are written down in one statement, and so are their jobs. To an empty address nothing is sent. */
export async function queueMessages(tx: TransactionContext, messages: readonly Queued[]): Promise<void> {
  const key = keyFor(JOB);
  const reachable = messages.filter(({ to }) => to !== '');
  const queued = reachable.map(({ accountId, until, ...outgoing }) => {
    const id = newId();
    const { about, kind: channel, to } = outgoing;
    const sentToHash = contactHash(tx.instituteId, to);
    return {
      log: { id, about, channel, sentTo: masked(to), sentToHash, accountId },
      payload: {
        id,
        sealed: sealWith(key, JSON.stringify(outgoing)),
        tries: 0,
        ...(until && { until: until.toISOString() }),
      },
    };
  });
  await deliveryLog().add(
    tx,
    queued.map(({ log }) => log),
  );
  await enqueueEach(
    tx,
    JOB,
    queued.map(({ log, payload }) => ({ payload, runAt: null, key: `${JOB}:${log.id}` })),
  );
}

interface Waiting {
  readonly id: string;
  readonly sealed: string;
  /** Tries that failed. */
  readonly tries: number;
  readonly until?: string;
}

const deliver: Job = async (ctx, payload) => {
  const waiting = payload as unknown as Waiting;
  const { id, sealed, until } = waiting;
  const tries = waiting.tries + 1;
  if (until && ctx.clock.now() > new Date(until)) {
    await deliveryLog().save(ctx, id, { state: 'failed', reason: 'it would have come too late', tries: tries - 1 });
    return;
  }
  try {
    await deliverMessage(ctx, JSON.parse(unseal(sealed, JOB)) as Outgoing);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    await tryLater(ctx, { ...waiting, tries }, error);
    return;
  }
  await deliveryLog().save(ctx, id, { state: 'sent', reason: '', tries });
};

async function tryLater(ctx: Context, waiting: Waiting, { message: reason, permanent }: GatewayFailure): Promise<void> {
  const { id, tries } = waiting;
  const state = permanent || tries >= MOST_TRIES ? 'failed' : 'queued';
  ctx.log.warn({ deliveryId: id, tries, reason, state }, 'a gateway did not take a message');
  await inTransaction(ctx, async (tx) => {
    await deliveryLog().save(tx, id, { state, reason, tries });
    if (state === 'failed') return;
    const runAt = new Date(tx.clock.now().getTime() + FIRST_WAIT_MS * 4 ** (tries - 1));
    await enqueue(tx, JOB, waiting, { key: `${JOB}:${id}:${tries}`, runAt });
  });
}

/** The job that brings a queued message to its gateway. */
export const messageJob: Jobs = { [JOB]: deliver };
