import type { CouponRule } from '@abhyas/contract/commerce/coupons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

type Value = Pick<CouponRule, 'kind' | 'value' | 'mostPaise'>;

/** What a coupon takes off, in words: "15% off, at most ₹400.00". */
export function useCouponWords() {
  const { t } = useTranslation();
  const { money } = useFormat();
  return ({ kind, value, mostPaise }: Value): string => {
    if (kind === 'amount') return t('commerce.coupons.amountOff', { sum: money(value) });
    if (mostPaise === null) return t('commerce.coupons.percentOff', { percent: value });
    return t('commerce.coupons.percentOffMost', { percent: value, sum: money(mostPaise) });
  };
}
