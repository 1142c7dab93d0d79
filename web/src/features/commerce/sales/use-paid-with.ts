import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import { useTranslation } from 'react-i18next';

/** Ways to pay that have a name of their own here; the gateways may say others, which are shown as they come. */
const named = new Set(['upi', 'card', 'netbanking', 'wallet', 'emi']);

/** How an order was paid in words: "UPI, Razorpay"; a dash where no payment was tried. */
export function usePaidWith() {
  const { t } = useTranslation();
  return (gateway: GatewayName | null, method: string | null): string => {
    if (gateway === null) return '–';
    const company = t(`commerce.gateways.${gateway}.name`);
    if (method === null) return company;
    const word = method.toLowerCase();
    return `${named.has(word) ? t(`commerce.sales.methods.${word}`) : method}, ${company}`;
  };
}
