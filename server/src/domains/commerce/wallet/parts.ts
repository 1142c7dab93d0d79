import { spread } from '../offers/order-sums.ts';

/** Money of one bucket: promo money by its id, cash where there is none. */
export interface Part {
  readonly promoId: string | null;
  readonly paise: number;
}
interface Bucket {
  readonly id: string;
  readonly leftPaise: number;
}
export interface Buckets {
  readonly cashPaise: number;
  /** The end that comes first is first. */
  readonly promos: readonly Bucket[];
}
/** No gateway takes a payment under one rupee. */
const LEAST_AT_GATEWAY = 100;

export const spendableOf = ({ cashPaise, promos }: Buckets): number =>
  promos.reduce((all, { leftPaise }) => all + leftPaise, cashPaise);

/** How much of an order the wallet pays: as much as it can, and so much less that what is left is nothing or can be paid at a gateway. */
export function walletShare(totalPaise: number, buckets: Buckets): number {
  const most = Math.min(totalPaise, spendableOf(buckets));
  const due = totalPaise - most;
  return due > 0 && due < LEAST_AT_GATEWAY ? Math.max(0, totalPaise - LEAST_AT_GATEWAY) : most;
}

/** From which buckets a sum comes: promo money by its end, then cash. Undefined where there is not as much. */
export function takeParts(sumPaise: number, { cashPaise, promos }: Buckets): Part[] | undefined {
  const parts: Part[] = [];
  let left = sumPaise;
  const inOrder = [...promos.map(({ id, leftPaise }) => ({ id, leftPaise })), { id: null, leftPaise: cashPaise }];
  for (const { id, leftPaise } of inOrder) {
    const paise = Math.min(left, leftPaise);
    if (paise > 0) parts.push({ promoId: id, paise });
    left -= paise;
  }
  return left === 0 ? parts : undefined;
}

/** What of a sum that comes back goes to each part: in proportion to what is still out, never more than that. */
export const backTo = (
  sumPaise: number,
  parts: readonly { readonly paise: number; readonly returnedPaise: number }[],
) =>
  spread(
    sumPaise,
    parts.map(({ paise, returnedPaise }) => paise - returnedPaise),
  );

/** Promo money and cash of these parts. */
export function sumsOfParts(parts: readonly Part[]) {
  const sum = (isPromo: boolean) =>
    parts.reduce((all, { promoId, paise }) => all + ((promoId !== null) === isPromo ? paise : 0), 0);
  return { promoPaise: sum(true), cashPaise: sum(false) };
}
