/** How a price is paid in parts. */
export interface InstalmentTerms {
  /** From 2 to 12. */
  readonly parts: number;
  /** What of the price is paid at once, in whole percent. */
  readonly firstPercent: number;
  /** Days from one part to the next. */
  readonly everyDays: number;
  /** So many days after a date access stays open without its payment. */
  readonly graceDays: number;
}
interface Part {
  readonly amountPaise: number;
  /** Days after the order. */
  readonly afterDays: number;
}

/** A part is at least one rupee: gateways take nothing smaller. */
const LEAST_PAISE = 100;

/**
 * The parts of a price, which add up to it exactly: the first by its percentage, half a paisa rounded up, and the rest in equal parts, of which
 * the earlier ones take the odd paise. Nothing where a part would be less than a rupee.
 *
 * @param pricePaise Whole paise.
 */
export function instalmentParts(pricePaise: number, { parts, firstPercent, everyDays }: InstalmentTerms): Part[] {
  const first = Math.floor((pricePaise * firstPercent + 50) / 100);
  const later = parts - 1;
  const each = Math.floor((pricePaise - first) / later);
  const odd = pricePaise - first - each * later;
  if (first < LEAST_PAISE || each < LEAST_PAISE) return [];
  return Array.from({ length: parts }, (_, at) => ({
    amountPaise: at === 0 ? first : each + (at <= odd ? 1 : 0),
    afterDays: at * everyDays,
  }));
}
