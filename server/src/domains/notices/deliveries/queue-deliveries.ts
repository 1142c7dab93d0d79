import type { TransactionContext } from '../../../kernel/context.ts';
import { enqueue, enqueueEach } from '../../../kernel/jobs/enqueue.ts';
import { insertDeliveries, type NewDelivery } from './deliveries.store.ts';

export const DELIVER = 'notices.deliver';

/** Writes the messages into the log and lets each leave by a job after the commit. */
export async function queueDeliveries(tx: TransactionContext, rows: readonly NewDelivery[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = await insertDeliveries(tx, rows);
  await enqueueEach(
    tx,
    DELIVER,
    ids.map((deliveryId) => ({ payload: { deliveryId }, runAt: null, key: `${DELIVER}:${deliveryId}` })),
  );
}

/** Lets a message that is in the log leave. One job waits for each at most. */
export async function queueDelivery(tx: TransactionContext, deliveryId: string): Promise<void> {
  await enqueue(tx, DELIVER, { deliveryId }, { key: `${DELIVER}:${deliveryId}` });
}
