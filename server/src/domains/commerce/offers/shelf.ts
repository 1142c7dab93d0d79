import type { LineKind, OrderLine, SoldThing } from '@abhyas/contract/commerce/shapes';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { port } from '../../../kernel/port.ts';

/** What is left of a line that was bought before, and counts for what is bought instead of it. */
export interface Credit {
  readonly orderId: string;
  readonly line: number;
  /** Whole paise, tax included. */
  readonly paise: number;
}
/** A thing as it is offered now to one buyer. */
export interface Offer extends Pick<
  OrderLine,
  'thing' | 'title' | 'coverUrl' | 'subjects' | 'listPaise' | 'pricePaise' | 'opensUntil'
> {
  /** Null: until `opensUntil`, or without an end. */
  readonly validityDays: number | null;
  /** Together at most the price. */
  readonly credits: readonly Credit[];
}
/** A line that is paid. */
export interface Bought {
  readonly accountId: string;
  readonly thingId: string;
  /** Where its grants come from, so that a refund closes this line alone. */
  readonly source: string;
  readonly validityDays: number | null;
  /** As it was said when the order was placed. */
  readonly opensUntil: Date | null;
  readonly paidPaise: number;
}
/** Why a line opens nothing any more: its money went back, or what is left of it paid for something else. */
export type ClosedWhy = 'refunded' | 'credited';

/** Those who sell a kind of thing: a domain that stands above this one gives its own. */
export interface Shelf {
  readonly kinds: readonly LineKind[];
  /** What these cost the caller now. OFFER_UNKNOWN, COURSE_REGISTERED. */
  readonly offersOf: (ctx: Context, ids: readonly string[]) => Promise<Offer[]>;
  /** Of these, what somebody has for so long already that it is not given again. */
  readonly heldOf: (ctx: Context, accountId: string, ids: readonly string[]) => Promise<string[]>;
  /** How the lines of an order look today, by id. */
  readonly facesOf: (
    ctx: Context,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Pick<OrderLine, 'coverUrl' | 'subjects'>>>;
  /** The thing whose share rule counts for a line, where it is not the thing of the line itself. */
  readonly sharedAs?: (ctx: Context, thingId: string) => Promise<SoldThing>;
  /** What a publisher is owed of each sale by the licence of a thing, beside what the institute's own rule says. */
  readonly licenceOf?: (
    ctx: Context,
    thingId: string,
  ) => Promise<{ readonly publisher: string; readonly basisPoints: number } | undefined>;
  /** Opens what was paid, once. Answers until when; null: without an end. */
  readonly open: (tx: TransactionContext, bought: Bought) => Promise<Date | null>;
  /** Closes all that a line opened, in the transaction in which its money goes. */
  readonly close: (
    tx: TransactionContext,
    line: { readonly source: string; readonly why: ClosedWhy; readonly reason: string },
  ) => Promise<void>;
}
export const shelves = port<readonly Shelf[]>('commerce.shelves');

/** Who sells this kind of thing. Money for a wallet lies on no shelf. */
export function shelfOf(kind: LineKind): Shelf {
  const shelf = shelves().find(({ kinds }) => kinds.some((one) => one === kind));
  if (!shelf) throw new Error(`nobody sells a ${kind}`);
  return shelf;
}
