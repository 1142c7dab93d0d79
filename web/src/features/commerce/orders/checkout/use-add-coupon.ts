import type { betweenCodes } from '@abhyas/contract/commerce/coupons';
import type { Quote } from '@abhyas/contract/commerce/orders';
import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import { api, isRefusal } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';

/** As the contract has it; the types keep them equal. */
const between: typeof betweenCodes = '+';

/** The codes of several coupons as an order takes them; undefined: none. */
export const joined = (codes: readonly string[]): string | undefined => codes.join(between) || undefined;

/** A coupon that stands alone. One that finds nothing left or no room is refused: it would take the place of what saves more. */
const isAlone = (error: unknown): boolean =>
  isRefusal(error, 'COUPON_INVALID') && error.details['reason'] === 'exclusive';

/** Adds a coupon to those that are on; one that does not stand beside them takes their place. What is refused leaves them on. */
export function useAddCoupon(
  things: readonly SoldThing[],
  coupons: Quote['coupons'],
  onCoupon: (codes: string | undefined) => void,
) {
  const ask = async (couponCode: string): Promise<string> => {
    await api.commerce.quoteOrder({ body: { items: [...things], couponCode } });
    return couponCode;
  };
  const add = async (code: string): Promise<string> => {
    const all = joined([...coupons.filter(({ stacks }) => stacks).map((one) => one.code), code]) ?? code;
    try {
      return await ask(all);
    } catch (error) {
      if (all === code || !isAlone(error)) throw error;
      return ask(code);
    }
  };
  return useChange(add, { inline: true, after: (codes) => onCoupon(codes) });
}
