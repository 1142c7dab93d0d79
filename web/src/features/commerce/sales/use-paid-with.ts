import type { PaymentPlace } from '@abhyas/contract/commerce/shapes';
import { useTranslation } from 'react-i18next';

/** Ways to pay that have a name of their own here; the gateways may say others, which are shown as they come. */
const named = new Set(['upi', 'card', 'netbanking', 'wallet', 'emi', 'credit', 'bank', 'cash']);

/** A way to pay as people call it: "UPI". */
export function useWayName() {
  const { t } = useTranslation();
  return (way: string): string => {
    const word = way.toLowerCase();
    return named.has(word) ? t(`commerce.sales.methods.${word}`) : way;
  };
}

/** How an order was paid in words: "UPI, Razorpay"; a dash where no payment was tried. */
export function usePaidWith() {
  const { t } = useTranslation();
  const wayName = useWayName();
  return (gateway: PaymentPlace | null, method: string | null): string => {
    if (gateway === null) return '–';
    const company = t(`commerce.gateways.${gateway}.name`);
    return method === null ? company : `${wayName(method)}, ${company}`;
  };
}
