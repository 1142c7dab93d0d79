import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import type { Offer, Shelf } from '../../commerce/index.ts';
import { cardsOf, courseBriefs } from '../../courses/index.ts';
import { revoke } from '../../entitlements/index.ts';
import { changeCodeBatch } from '../making/code-batches.store.ts';
import { changeGift, codeIdOf, insertGift, listGifts, lockGift, lockGiftOfSource, thingOf } from './gifts.store.ts';
import { SEND_GIFT } from './send-gift.job.ts';

/** What gifts of the caller cost: what the course costs, whether or not the caller has it. OFFER_UNKNOWN for one of somebody else, or paid. */
async function offersOf(ctx: Context, ids: readonly string[]): Promise<Offer[]> {
  const gifts = new Map((await listGifts(ctx, ids)).map((gift) => [gift.id, gift]));
  const courseIds = [...gifts.values()].map(({ thingId }) => thingId);
  const cards = await cardsOf(ctx, courseIds);
  const briefs = await courseBriefs(ctx, courseIds);
  return ids.map((id) => {
    const gift = gifts.get(id);
    const card = cards.get(gift?.thingId ?? '');
    const isOpen = gift?.buyerId === actorOf(ctx).accountId && gift.paidAt === null;
    if (!gift || !card || !isOpen || briefs.get(gift.thingId)?.status !== 'published' || card.pricePaise === 0)
      return fail('OFFER_UNKNOWN', { id });
    return {
      thing: { kind: 'gift', id },
      // On orders and invoices in any language: what, and for whom.
      title: `${card.title} (${gift.name})`,
      coverUrl: card.coverUrl,
      subjects: card.subjects,
      pricePaise: card.pricePaise,
      listPaise: Math.max(card.listPricePaise ?? 0, card.pricePaise),
      validityDays: null,
      opensUntil: null,
      credits: [],
    };
  });
}

async function facesOf(ctx: Context, ids: readonly string[]) {
  const gifts = await listGifts(ctx, ids);
  const cards = await cardsOf(
    ctx,
    gifts.map(({ thingId }) => thingId),
  );
  return new Map(
    gifts.flatMap(({ id, thingId }) => {
      const card = cards.get(thingId);
      return card ? [[id, card] as const] : [];
    }),
  );
}

/** What a gift has not been through yet. */
const unsent = { batchId: null, sentAt: null, closedAt: null } as const;

/**
 * Gifts: once paid, a gift is mailed on its day. Once refunded, its code no longer works and what it opened closes. The order goes through the shop
 * like any other.
 */
export const giftShelf: Shelf = {
  kinds: ['gift'],
  offersOf,
  heldOf: async () => [],
  facesOf,
  sharedAs: async (ctx, id) => thingOf((await listGifts(ctx, [id]))[0] ?? fail('NOT_FOUND')),
  open: async (tx, { thingId, source }) => {
    const gift = await lockGift(tx, thingId);
    if (gift.source === source) return null;
    // Two orders of one gift may be open at once. Whoever pays both has two codes, and can give each back: nobody pays for nothing.
    const id = gift.source === null ? gift.id : newId();
    if (id === gift.id) await changeGift(tx, id, { paidAt: tx.clock.now(), source });
    else await insertGift(tx, { ...gift, ...unsent, id, paidAt: tx.clock.now(), source });
    const runAt = new Date(Math.max(gift.sendAt.getTime(), tx.clock.now().getTime()));
    await enqueue(tx, SEND_GIFT, { giftId: id }, { key: `gift:${id}`, runAt });
    return null;
  },
  close: async (tx, { source, reason }) => {
    const gift = await lockGiftOfSource(tx, source);
    if (!gift) return;
    const closedAt = tx.clock.now();
    await changeGift(tx, gift.id, { closedAt });
    if (gift.batchId === null) return;
    await changeCodeBatch(tx, gift.batchId, { blockedAt: closedAt });
    const codeId = await codeIdOf(tx, gift.batchId);
    if (codeId) await revoke(tx, { source: `code:${codeId}:0`, reason });
  },
};
