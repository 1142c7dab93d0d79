declare const paise: unique symbol;
/** Indian rupees in whole paise; never a float. */
export type Paise = number & { readonly [paise]: true };

/** Checks that an amount is whole paise within what a double holds exactly. Throws RangeError otherwise. */
export function toPaise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not whole paise: ${amount}`);
  return amount as Paise;
}
