import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { requireTry } from '../../identity/index.ts';
import { changeGift, lockGift, listGifts, redeemedAtOf } from './gifts.store.ts';
import { presentGifts } from './list-my-gifts.ts';
import { mailGift } from './send-gift.job.ts';

const DAY = 24 * 60 * 60;
/** Nobody mails strangers through us. */
const MOST_A_DAY = 5;

type Send = typeof api.codes.sendGiftAgain;
/** Sends one of the caller's own gifts now, before its day or once more. GIFT_CLOSED for one that is not paid, was redeemed or went back. */
export async function sendGiftAgain(ctx: Context, { params, body }: Input<Send>): Promise<Answer<Send>> {
  const { accountId } = actorOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const gift = await lockGift(tx, params.giftId);
    if (gift.buyerId !== accountId) fail('NOT_FOUND');
    const isRedeemed = gift.batchId !== null && (await redeemedAtOf(tx, [gift.batchId])).size > 0;
    if (gift.paidAt === null || gift.closedAt !== null || isRedeemed) fail('GIFT_CLOSED');
    await requireTry(tx, [{ key: `giftMails:${accountId}`, tries: MOST_A_DAY, seconds: DAY }]);
    const email = body.email.toLowerCase();
    await changeGift(tx, gift.id, { email });
    await mailGift(tx, { ...gift, email });
  });
  const [shown = fail('NOT_FOUND')] = await presentGifts(ctx, await listGifts(ctx, [params.giftId]));
  return shown;
}
