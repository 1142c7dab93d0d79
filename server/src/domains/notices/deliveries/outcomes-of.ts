import type { Bound } from '../../../kernel/context.ts';
import { countDeliveriesOf, countReadersOf } from './deliveries.store.ts';

interface Reached {
  readonly sent: number;
  readonly waiting: number;
  readonly failed: number;
}
/** What became of everything that was told under one key. */
export interface Outcome {
  readonly read: number;
  readonly mail: Reached;
  readonly sms: Reached;
}

/** How many have read what was told under each key, and how far its messages are. */
export async function outcomesOf(ctx: Bound, keys: readonly string[]): Promise<Map<string, Outcome>> {
  if (keys.length === 0) return new Map();
  const read = new Map((await countReadersOf(ctx, keys)).map(({ key, count }) => [key, count]));
  const deliveries = await countDeliveriesOf(ctx, keys);
  const reached = (key: string, channel: 'mail' | 'sms'): Reached => {
    const of = (state: string) =>
      deliveries.find((row) => row.key === key && row.channel === channel && row.state === state)?.count ?? 0;
    return { sent: of('sent'), waiting: of('queued'), failed: of('failed') };
  };
  return new Map(
    keys.map((key) => [key, { read: read.get(key) ?? 0, mail: reached(key, 'mail'), sms: reached(key, 'sms') }]),
  );
}
