import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';

/** Why a coupon does not work, with what would have to be different: "It is for orders of ₹1,000.00 or more." */
export function useCouponRefusal() {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const say = useRefusalText();
  return (error: Error): string => {
    if (!(error instanceof ApiError) || error.details['reason'] === undefined) return say(error);
    const { reason, leastPaise, startsAt } = error.details;
    return t(`commerce.coupons.whyNot.${String(reason)}`, {
      least: money(Number(leastPaise ?? 0)),
      from: typeof startsAt === 'string' ? date(startsAt) : '',
    });
  };
}
