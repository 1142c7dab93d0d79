import { instalmentParts } from '@abhyas/contract/commerce/offers/instalment-parts';
import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import { actorOf, type Context, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { findTerms, type InPartsKind } from '../../offers/instalments/terms.store.ts';
import type { Offer } from '../../offers/shelf.ts';
import { findOpenSchedule, insertSchedule } from './schedules.store.ts';

const DAY = 24 * 60 * 60 * 1000;
export interface PlannedParts {
  readonly thing: { readonly kind: InPartsKind; readonly id: string };
  readonly title: string;
  readonly graceDays: number;
  readonly wholePaise: number;
  readonly parts: readonly { readonly amountPaise: number; readonly dueAt: Date }[];
}

/** INSTALMENTS_RUN where the caller pays one of these in parts already, and more than one order would open it. */
export async function requireNoSchedule(ctx: Context, things: readonly SoldThing[]): Promise<void> {
  const ids = things.map(({ id }) => id);
  const open = await findOpenSchedule(ctx, actorOf(ctx).accountId, ids);
  if (open) fail('INSTALMENTS_RUN', { orderId: open.orderId });
}

/** How a basket of one course or pack may be paid in parts from today on; undefined where it may not. */
export async function planParts(ctx: Context, offers: readonly Offer[]): Promise<PlannedParts | undefined> {
  const [offer, second] = offers;
  if (!offer || second || (offer.thing.kind !== 'course' && offer.thing.kind !== 'pack')) return undefined;
  const terms = await findTerms(ctx, offer.thing.id);
  const parts = terms ? instalmentParts(offer.pricePaise, terms) : [];
  if (!terms || parts.length === 0) return undefined;
  const now = ctx.clock.now().getTime();
  return {
    thing: { kind: offer.thing.kind, id: offer.thing.id },
    title: offer.title,
    graceDays: terms.graceDays,
    wholePaise: offer.pricePaise,
    parts: parts.map(({ amountPaise, afterDays }) => ({ amountPaise, dueAt: new Date(now + afterDays * DAY) })),
  };
}

/** The line of a part: the course with its number, the price of this part alone. */
export const titleOfPart = (title: string, part: number, parts: number): string => `${title} (${part}/${parts})`;

/** The offer of the first part, which opens everything. INSTALMENTS_NONE where the basket cannot be paid in parts. */
export function firstPartOf(offers: readonly Offer[], planned: PlannedParts | undefined): Offer[] {
  const [offer, first] = [offers[0], planned?.parts[0]];
  if (!offer || !planned || !first) return fail('INSTALMENTS_NONE');
  const { amountPaise } = first;
  const title = titleOfPart(planned.title, 1, planned.parts.length);
  return [{ ...offer, title, pricePaise: amountPaise, listPaise: amountPaise }];
}

/** Keeps the dates and sums that the buyer was shown; they run once the first part is paid. */
export const keepSchedule = (tx: TransactionContext, orderId: string, planned: PlannedParts): Promise<void> =>
  insertSchedule(
    tx,
    {
      orderId,
      thingKind: planned.thing.kind,
      thingId: planned.thing.id,
      title: planned.title,
      state: 'waiting',
      graceDays: planned.graceDays,
    },
    planned.parts.map(({ amountPaise, dueAt }, at) => ({
      orderId,
      part: at + 1,
      amountPaise,
      dueAt,
      payOrderId: at === 0 ? orderId : null,
      paidAt: null,
      told: '',
    })),
  );
