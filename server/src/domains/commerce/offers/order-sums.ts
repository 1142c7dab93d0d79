import type { Sums } from '@abhyas/contract/commerce/shapes';

/** How tax is charged: not at all, half for the state and half for the union, or whole between states. */
export type TaxKind = 'none' | 'withinState' | 'betweenStates';

export interface PricedLine {
  /** Whole paise, tax included. */
  readonly listPaise: number;
  readonly pricePaise: number;
  /** Hundredths of a percent: 1800 is 18 %. */
  readonly taxRate: number;
  /** Takes part in the discount; every line does where none says so. */
  readonly discounted?: boolean;
}

/**
 * Spreads a sum over weights so that the parts are whole and add up to the sum exactly: each gets its share rounded down, and the paise that
 * are left go one each to the largest remainders, the first of equal ones first. No part is more than its weight where the sum is not
 * more than all weights.
 */
export function spread(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  if (all === 0) return weights.map(() => 0);
  // Products of paise pass what a double holds exactly, so they are counted as bigint.
  const exact = weights.map((weight) => BigInt(sum) * BigInt(weight));
  const parts = exact.map((share) => Number(share / BigInt(all)));
  let left = sum - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share % BigInt(all) }))
    .filter(({ remainder }) => remainder > 0n)
    .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1));
  for (const { at } of byRemainder) {
    if (left === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}

/**
 * What is taxed of a price that has its tax in it: price × 10000 ÷ (10000 + rate), half a paisa rounded up; the tax is the rest, so that
 * both are the price exactly. The odd paisa of two halves is the union's (CGST).
 */
export function taxIn(totalPaise: number, taxRate: number, kind: TaxKind) {
  if (kind === 'none') return { taxablePaise: totalPaise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  const whole = BigInt(10_000 + taxRate);
  const taxablePaise = Number((BigInt(totalPaise) * 20_000n + whole) / (2n * whole));
  const tax = totalPaise - taxablePaise;
  if (kind === 'betweenStates') return { taxablePaise, cgstPaise: 0, sgstPaise: 0, igstPaise: tax };
  const sgstPaise = Math.floor(tax / 2);
  return { taxablePaise, cgstPaise: tax - sgstPaise, sgstPaise, igstPaise: 0 };
}

/** The sums of each line: a discount comes off before tax and is spread by their prices over the lines that take part. */
export function lineSums(lines: readonly PricedLine[], discountPaise: number, kind: TaxKind): Sums[] {
  const parts = spread(
    discountPaise,
    lines.map(({ pricePaise, discounted = true }) => (discounted ? pricePaise : 0)),
  );
  return sumsOfLines(lines, parts, kind);
}

/** The same where it is known what comes off each line. */
export function sumsOfLines(
  lines: readonly Omit<PricedLine, 'discounted'>[],
  off: readonly number[],
  kind: TaxKind,
): Sums[] {
  return lines.map(({ listPaise, pricePaise, taxRate }, at) => {
    const discount = off[at] ?? 0;
    const totalPaise = pricePaise - discount;
    return { listPaise, pricePaise, discountPaise: discount, totalPaise, ...taxIn(totalPaise, taxRate, kind) };
  });
}

/** The sums that a line and an order have alike. */
export const sumNames = [
  'listPaise',
  'pricePaise',
  'discountPaise',
  'totalPaise',
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
] as const;
/** The sums of an order: those of its lines, added up. */
export function addSums(lines: readonly Sums[]): Sums {
  return eachSum((name) => lines.reduce((all, line) => all + line[name], 0));
}

/** The sums alone of something that says more. */
export const sumsOf = (of: Sums): Sums => eachSum((name) => of[name]);

const eachSum = (valueOf: (name: keyof Sums) => number): Sums =>
  Object.fromEntries(sumNames.map((name) => [name, valueOf(name)])) as unknown as Sums;

/** How tax is charged on a supply from the seller's state to another (commerce: no GSTIN, no tax). */
export function taxKindOf(
  seller: { readonly gstin: string; readonly stateCode: string | null },
  placeOfSupply: string | null,
): TaxKind {
  if (seller.gstin === '') return 'none';
  return placeOfSupply === null || placeOfSupply === seller.stateCode ? 'withinState' : 'betweenStates';
}
