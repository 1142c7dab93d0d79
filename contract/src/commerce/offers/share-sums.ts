/** All of it, in hundredths of a percent. */
export const ALL_POINTS = 10_000;

/**
 * What a payee gets of a price without its tax: so many hundredths of a percent, rounded down to the paisa. What is left over by rounding
 * stays with the institute, so that all parts and the rest are the price exactly.
 */
export const shareOf = (taxablePaise: number, basisPoints: number): number =>
  Math.floor((taxablePaise * basisPoints) / ALL_POINTS);

interface Split {
  readonly taxPaise: number;
  /** In the order of the parts. */
  readonly partsPaise: readonly number[];
  /** What the institute keeps. */
  readonly keptPaise: number;
}
/**
 * Where each rupee of a price goes.
 *
 * @param pricePaise What a student pays, tax included, in whole paise.
 * @param taxRate GST inside it in hundredths of a percent; 0: none is charged.
 * @param parts Hundredths of a percent of the price without its tax, together at most `ALL_POINTS`.
 */
export function splitPrice(pricePaise: number, taxRate: number, parts: readonly number[]): Split {
  const whole = ALL_POINTS + taxRate;
  const taxablePaise = Math.floor((pricePaise * 2 * ALL_POINTS + whole) / (2 * whole));
  const partsPaise = parts.map((points) => shareOf(taxablePaise, points));
  const keptPaise = taxablePaise - partsPaise.reduce((sum, paise) => sum + paise, 0);
  return { taxPaise: pricePaise - taxablePaise, partsPaise, keptPaise };
}
