import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { bookBriefs, findBookEdition } from '../../books/index.ts';
import { grantToEach, mayOpen, revoke } from '../../entitlements/index.ts';
import type { Offer, Shelf } from './shelf.ts';

/** What these books cost the caller. OFFER_UNKNOWN for one that is not sold, COURSE_REGISTERED (4220304131) for one that is open to the caller. */
async function offersOf(ctx: Context, ids: readonly string[]): Promise<Offer[]> {
  const briefs = await bookBriefs(ctx, ids);
  const open = await mayOpen(ctx, actorOf(ctx).accountId, 'book', ids);
  return ids.map((id) => {
    const { title, coverUrl, subjects, pricePaise, sold } = briefs.get(id) ?? fail('OFFER_UNKNOWN', { id });
    if (open.has(id)) fail('COURSE_REGISTERED', { id, title });
    if (!sold) fail('OFFER_UNKNOWN', { id });
    const priced = { title, coverUrl, subjects: [...subjects], pricePaise, listPaise: pricePaise };
    return { ...priced, thing: { kind: 'book', id }, validityDays: null, opensUntil: null, credits: [] };
  });
}

/** Books, each at its own price; who buys one has it for good. */
export const bookShelf: Shelf = {
  kinds: ['book'],
  offersOf,
  heldOf: async (ctx, accountId, ids) => [...(await mayOpen(ctx, accountId, 'book', ids))],
  facesOf: async (ctx, ids) =>
    new Map(
      [...(await bookBriefs(ctx, ids))].map(([id, { coverUrl, subjects }]) => [
        id,
        { coverUrl, subjects: [...subjects] },
      ]),
    ),
  licenceOf: findBookEdition,
  open: async (tx, { accountId, thingId, source }) => {
    await grantToEach(tx, [accountId], { thingKind: 'book', thingId, source });
    return null;
  },
  close: async (tx, { source, reason }) => void (await revoke(tx, { source, reason })),
};
