import type { Sums } from '@abhyas/contract/commerce/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Facts } from '../../../ui/layout/facts.tsx';

/** The tax that is inside a sum, part by part; nothing where none is charged. */
export function TaxFacts({ sums, taxRate }: { readonly sums: Sums; readonly taxRate: number }) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const tax = sums.cgstPaise + sums.sgstPaise + sums.igstPaise;
  if (tax === 0) return null;
  const half = number(taxRate / 200);
  return (
    <details>
      <summary>{t('commerce.order.taxInside', { sum: money(tax) })}</summary>
      <Facts
        kind="lines"
        items={[
          { label: t('commerce.order.taxable'), value: money(sums.taxablePaise) },
          sums.cgstPaise > 0 && { label: t('commerce.order.cgst', { rate: half }), value: money(sums.cgstPaise) },
          sums.sgstPaise > 0 && { label: t('commerce.order.sgst', { rate: half }), value: money(sums.sgstPaise) },
          sums.igstPaise > 0 && {
            label: t('commerce.order.igst', { rate: number(taxRate / 100) }),
            value: money(sums.igstPaise),
          },
        ]}
      />
    </details>
  );
}
