import type { CourseCard } from '@abhyas/contract/courses/shapes';
import { actorOf, type Context, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { cardsOf, courseBriefs, openBought } from '../../courses/index.ts';
import { revoke, whyOpen } from '../../entitlements/index.ts';
import type { Bought, Offer, Shelf } from './shelf.ts';

interface Opened {
  readonly kind: 'course' | 'pack';
  readonly id: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** Who has a thing for no longer than this may buy it again; the new days begin where the old ones end. */
const RENEWED_WITHIN_DAYS = 30;

/**
 * What these courses and packs cost the caller. OFFER_UNKNOWN for one that is not published or costs nothing, COURSE_REGISTERED
 * (4220304131) with its id for one that is open to the caller already for more than thirty days.
 */
async function offersOf(ctx: Context, ids: readonly string[]): Promise<Offer[]> {
  const cards = await cardsOf(ctx, [...ids]);
  const briefs = await courseBriefs(ctx, ids);
  const offers: Offer[] = [];
  for (const id of ids) {
    const [card, brief] = [cards.get(id), briefs.get(id)];
    if (!card || brief?.status !== 'published' || card.pricePaise === 0) return fail('OFFER_UNKNOWN', { id });
    const thing = { kind: card.type === 'pack' ? ('pack' as const) : ('course' as const), id };
    const since = await renewedFrom(ctx, thing, card);
    const { validityDays } = brief;
    const opensUntil = validityDays === null ? null : new Date(since.getTime() + validityDays * DAY).toISOString();
    offers.push({ ...priced(card), thing, validityDays, opensUntil, credits: [] });
  }
  return offers;
}

const priced = ({ title, coverUrl, subjects, pricePaise, listPricePaise }: CourseCard) => ({
  title,
  coverUrl,
  subjects,
  pricePaise,
  listPaise: Math.max(listPricePaise ?? 0, pricePaise),
});

/** From when the days of a purchase count: now, or from the end of what the caller has. */
async function renewedFrom(ctx: Context, thing: Opened, { title }: CourseCard): Promise<Date> {
  const last = await lastEnd(ctx, actorOf(ctx).accountId, thing);
  if (isEnough(ctx, last)) fail('COURSE_REGISTERED', { id: thing.id, title });
  return new Date(Math.max(last, ctx.clock.now().getTime()));
}

/** Whether what ends then is too far from its end to be renewed. */
const isEnough = ({ clock }: Context, end: number) => end > clock.now().getTime() + RENEWED_WITHIN_DAYS * DAY;

/** Courses and packs by their ids. */
async function thingsOf(ctx: Context, ids: readonly string[]): Promise<Opened[]> {
  const briefs = await courseBriefs(ctx, ids);
  return ids.map((id) => ({ kind: briefs.get(id)?.type === 'pack' ? 'pack' : 'course', id }));
}

/** What seats, gifts and later parts of a course are parts of. */
export async function courseOrPack(ctx: Context, id: string): Promise<Opened> {
  const [thing] = await thingsOf(ctx, [id]);
  return thing ?? fail('NOT_FOUND');
}

async function heldOf(ctx: Context, accountId: string, ids: readonly string[]): Promise<string[]> {
  const held: string[] = [];
  for (const thing of await thingsOf(ctx, ids))
    if (isEnough(ctx, await lastEnd(ctx, accountId, thing))) held.push(thing.id);
  return held;
}

/** When the last grant of a thing ends, in ms: 0 for none, Infinity without an end. */
async function lastEnd(ctx: Context, accountId: string, thing: Opened): Promise<number> {
  const ends = (await whyOpen(ctx, accountId, thing)).map(({ endsAt }) =>
    endsAt === null ? Infinity : Date.parse(endsAt),
  );
  return Math.max(0, ...ends);
}

/** Opens what a line bought for its days, which begin now, or where the days of what the buyer has end. */
async function open(tx: TransactionContext, { accountId, thingId, source, validityDays }: Bought) {
  const { type } = (await courseBriefs(tx, [thingId])).get(thingId) ?? fail('NOT_FOUND');
  const thing = { kind: type === 'pack' ? ('pack' as const) : ('course' as const), id: thingId };
  const since = Math.max(tx.clock.now().getTime(), await lastEnd(tx, accountId, thing));
  const forGood = validityDays === null || since === Infinity;
  const endsAt = forGood ? null : new Date(since + validityDays * DAY);
  await openBought(tx, { courseId: thingId, accountId, source, endsAt });
  return endsAt;
}

/** Courses and packs, each at the price of its page. */
export const courseShelf: Shelf = {
  kinds: ['course', 'pack'],
  offersOf,
  heldOf,
  facesOf: (ctx, ids) => cardsOf(ctx, [...ids]),
  open,
  close: async (tx, { source, reason }) => void (await revoke(tx, { source, reason })),
};
