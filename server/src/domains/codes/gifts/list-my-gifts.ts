import type { api } from '@abhyas/contract';
import type { Gift } from '@abhyas/contract/codes/gifts';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { titlesOfThings } from '../making/code-things.ts';
import { listGiftsOf, redeemedAtOf, type StoredGift, thingOf } from './gifts.store.ts';

type List = typeof api.codes.listMyGifts;
/** What the caller gave, with how far each is. The code itself is the recipient's alone. */
export async function listMyGifts(ctx: Context): Promise<Answer<List>> {
  return { rows: await presentGifts(ctx, await listGiftsOf(ctx, actorOf(ctx).accountId)) };
}

export async function presentGifts(ctx: Context, gifts: readonly StoredGift[]): Promise<Gift[]> {
  const titles = await titlesOfThings(ctx, gifts.map(thingOf));
  const redeemed = await redeemedAtOf(
    ctx,
    gifts.flatMap(({ batchId }) => batchId ?? []),
  );
  return gifts.map((gift) => {
    const redeemedAt = redeemed.get(gift.batchId ?? '');
    return {
      giftId: gift.id,
      title: titles.get(gift.thingId) ?? '',
      name: gift.name,
      email: gift.email,
      words: gift.words,
      state: stateOf(gift, redeemedAt),
      sendAt: gift.sendAt.toISOString(),
      sentAt: gift.sentAt?.toISOString() ?? null,
      redeemedAt: redeemedAt?.toISOString() ?? null,
    };
  });
}

function stateOf({ paidAt, sentAt, closedAt }: StoredGift, redeemedAt: Date | undefined): Gift['state'] {
  if (closedAt) return 'closed';
  if (redeemedAt) return 'redeemed';
  if (sentAt) return 'sent';
  return paidAt ? 'waits' : 'unpaid';
}
