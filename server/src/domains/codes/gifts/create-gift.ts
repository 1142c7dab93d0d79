import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { dayIn, endOfDayIn } from '../../../kernel/clock.ts';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { newId } from '../../../kernel/ids.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { offeredThings } from '../making/code-things.ts';
import { insertGift } from './gifts.store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** At nine in the morning. */
const MORNING_MS = 9 * HOUR;
/** Nobody plans a gift further ahead. */
const MOST_DAYS = 366;

type Create = typeof api.codes.createGift;
/** What the caller wants to give. Nothing is sent before it is paid. OFFER_UNKNOWN, GIFT_DAY beside the day. */
export async function createGift(ctx: Context, { body }: Input<Create>, { request }: Call): Promise<Answer<Create>> {
  return { giftId: await planGift(ctx, body, addressOf(request)) };
}

/** The same where nobody calls: `address` is the institute's own, for the link in the mail. Answers the id. */
export async function planGift(ctx: Context, body: Input<Create>['body'], address: string): Promise<string> {
  const [thing = body.thing] = await offeredThings(ctx, [body.thing]);
  const sendAt = await morningOf(ctx, body.sendOn);
  const id = newId();
  await inTransaction(ctx, (tx) =>
    insertGift(tx, {
      id,
      buyerId: actorOf(tx).accountId,
      thingKind: thing.kind === 'pack' ? 'pack' : 'course',
      thingId: thing.id,
      name: body.name,
      email: body.email.toLowerCase(),
      words: body.words,
      sendAt,
      address,
      createdAt: tx.clock.now(),
      source: null,
      paidAt: null,
      batchId: null,
      sentAt: null,
      closedAt: null,
    }),
  );
  return id;
}

async function morningOf(ctx: Context, day: string | null): Promise<Date> {
  const now = ctx.clock.now();
  if (day === null) return now;
  const { timeZone } = await rulesOf(ctx.instituteId);
  const ahead = (Date.parse(day) - Date.parse(dayIn(timeZone, now))) / DAY;
  if (ahead < 0 || ahead > MOST_DAYS) failFields('GIFT_DAY', [{ path: 'body.sendOn', messageKey: 'errors.GIFT_DAY' }]);
  return new Date(endOfDayIn(timeZone, day).getTime() + 1 - DAY + MORNING_MS);
}
