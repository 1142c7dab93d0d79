import type { OrderLine, SoldThing } from '@abhyas/contract/commerce/shapes';
import type { CourseCard } from '@abhyas/contract/courses/shapes';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { cardsOf, courseBriefs } from '../../courses/index.ts';
import { whyOpen } from '../../entitlements/index.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Who has a thing for no longer than this may buy it again; the new days begin where the old ones end. */
const RENEWED_WITHIN_DAYS = 30;

/** A thing as it is offered now to one buyer. */
export interface Offer extends Pick<
  OrderLine,
  'thing' | 'title' | 'coverUrl' | 'subjects' | 'listPaise' | 'pricePaise' | 'opensUntil'
> {
  readonly validityDays: number | null;
}

/**
 * What these things cost the caller. OFFER_UNKNOWN for one that is not published or costs nothing, COURSE_REGISTERED (4220304131) with its id
 * for one that is open to the caller already for more than thirty days.
 */
export async function offersOf(ctx: Context, things: readonly SoldThing[]): Promise<Offer[]> {
  const ids = [...new Set(things.map(({ id }) => id))];
  const cards = await cardsOf(ctx, ids);
  const briefs = await courseBriefs(ctx, ids);
  const offers: Offer[] = [];
  for (const id of ids) {
    const [card, brief] = [cards.get(id), briefs.get(id)];
    if (!card || brief?.status !== 'published' || card.pricePaise === 0) return fail('OFFER_UNKNOWN', { id });
    const thing = { kind: card.type === 'pack' ? ('pack' as const) : ('course' as const), id };
    const since = await renewedFrom(ctx, thing, card);
    const { validityDays } = brief;
    const opensUntil = validityDays === null ? null : new Date(since.getTime() + validityDays * DAY).toISOString();
    offers.push({ ...priced(card), thing, validityDays, opensUntil });
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
async function renewedFrom(ctx: Context, thing: SoldThing, { title }: CourseCard): Promise<Date> {
  const now = ctx.clock.now();
  const open = await whyOpen(ctx, actorOf(ctx).accountId, thing);
  if (open.length === 0) return now;
  const ends = open.map(({ endsAt }) => (endsAt === null ? Infinity : Date.parse(endsAt)));
  const last = Math.max(...ends);
  if (last > now.getTime() + RENEWED_WITHIN_DAYS * DAY) fail('COURSE_REGISTERED', { id: thing.id, title });
  return new Date(last);
}
