import type { TransactionContext } from '../context.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Jobs } from '../jobs/worker.ts';
import { runtime } from '../runtime.ts';
import { seal, unseal } from '../seal.ts';
import type { Message } from './outbox.ts';

export type Outgoing = Omit<Message, 'at'>;

const JOB = 'message.deliver';

/**
 * Sends a message to a person when the transaction has committed: it leaves by a job, which is tried again where a gateway fails.
 * It waits sealed, because codes and links are in it.
 */
export async function queueMessage(tx: TransactionContext, message: Outgoing): Promise<void> {
  await enqueue(tx, JOB, { sealed: seal(JSON.stringify(message), JOB) });
}

/** The job that brings a queued message to its gateway. */
export const messageJob: Jobs = {
  [JOB]: async (_ctx, { sealed }) => {
    await runtime().outbox.send(JSON.parse(unseal(sealed as string, JOB)) as Outgoing);
  },
};
