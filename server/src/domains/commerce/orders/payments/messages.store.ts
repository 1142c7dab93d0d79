import { createHash } from 'node:crypto';
import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import { sql } from 'kysely';
import type { Bound, Context } from '../../../../kernel/context.ts';
import { changeRows, rows } from '../../../../kernel/database/rows.ts';
import { newId } from '../../../../kernel/ids.ts';

export type MessageWay = 'return' | 'webhook' | 'status';
export type MessageOutcome = 'applied' | 'nothing' | 'refused';
declare module '../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    paymentMessages: {
      gateway: GatewayName;
      way: MessageWay;
      said: 'paid' | 'failed' | 'pending' | 'other';
      outcome: MessageOutcome | null;
    };
  }
}
export interface Message {
  readonly gateway: GatewayName;
  readonly way: MessageWay;
  /** The gateway's own number of the message, where it has one. */
  readonly eventId?: string | undefined;
  readonly paymentId: string | null;
  readonly genuine: boolean;
  readonly said: 'paid' | 'failed' | 'pending' | 'other';
  readonly body: Buffer;
}

/**
 * Keeps a message as it came, before anything is done with it, in a transaction of its own. The same message again is counted on its row.
 * Answers its id.
 */
export async function keepMessage(ctx: Context, message: Message): Promise<string> {
  const { eventId, body, ...row } = message;
  // A forged message must not take the number of a genuine one that is still to come.
  const digest = createHash('sha256').update(body).digest('hex');
  const key = row.genuine ? `${row.way}:${eventId ?? digest}` : `forged:${digest}`;
  const found = await sql<{ id: string }>`
    insert into payment_messages as m
      (institute_id, id, gateway, way, message_key, payment_id, genuine, body, said, received_at)
    values (${ctx.instituteId}, ${newId()}, ${row.gateway}, ${row.way}, ${key}, ${row.paymentId}, ${row.genuine}, ${body},
      ${row.said}, ${ctx.clock.now()})
    on conflict (institute_id, gateway, message_key) do update set times = m.times + 1
    returning id`.execute(rows(ctx));
  return found.rows[0]!.id;
}

export async function saveOutcome(ctx: Bound, id: string, outcome: MessageOutcome): Promise<void> {
  await changeRows(ctx, 'paymentMessages', { id, outcome: null }, { outcome });
}

/** Messages about one order, without their bytes. */
export const listMessages = (ctx: Bound, orderId: string) =>
  rows(ctx)
    .selectFrom('paymentMessages as m')
    .innerJoin('payments as p', 'p.id', 'm.paymentId')
    .select(['m.id', 'm.gateway', 'm.way', 'm.genuine', 'm.said', 'm.receivedAt', 'm.times', 'm.outcome'])
    .where('p.orderId', '=', orderId)
    .orderBy('m.receivedAt')
    .orderBy('m.id')
    .execute();

export const findMessage = (ctx: Bound, orderId: string, messageId: string) =>
  rows(ctx)
    .selectFrom('paymentMessages as m')
    .innerJoin('payments as p', 'p.id', 'm.paymentId')
    .select(['m.receivedAt', 'm.genuine', 'm.body'])
    .where('p.orderId', '=', orderId)
    .where('m.id', '=', messageId)
    .executeTakeFirst();
