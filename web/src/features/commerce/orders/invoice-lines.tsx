import type { SalesDocument } from '@abhyas/contract/commerce/sales/sales-document';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Table } from '../../../ui/page/table.tsx';

/** The lines of an invoice with price, discount, taxable value and tax. */
export function InvoiceLines({ of: { lines } }: { readonly of: SalesDocument }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const taxed = lines.some(({ taxRate }) => taxRate > 0);
  return (
    <Table
      label={t('commerce.order.lines')}
      head={[
        { key: 'what', label: t('commerce.invoice.what') },
        { key: 'sac', label: t('commerce.invoice.sac') },
        { key: 'price', label: t('commerce.invoice.price'), numeric: true },
        { key: 'discount', label: t('commerce.checkout.discount'), numeric: true },
        ...(taxed ? [{ key: 'tax', label: t('commerce.invoice.tax'), numeric: true }] : []),
        { key: 'amount', label: t('commerce.invoice.amount'), numeric: true },
      ]}
    >
      {lines.map((line) => (
        <tr key={line.thing.id}>
          <td>
            <b>{line.title}</b>
            <Quiet as="p" size="sm">
              {line.thing.kind === 'gift'
                ? t('commerce.order.giftLine')
                : line.thing.kind === 'seats'
                  ? t('commerce.seats.onInvoice')
                  : line.opensUntil
                    ? t('commerce.order.opensUntil', { at: date(line.opensUntil) })
                    : t('commerce.order.forGood')}
            </Quiet>
          </td>
          <td>{line.sac}</td>
          <td data-numeric>{money(line.pricePaise)}</td>
          <td data-numeric>{money(line.discountPaise)}</td>
          {taxed && <td data-numeric>{money(line.cgstPaise + line.sgstPaise + line.igstPaise)}</td>}
          <td data-numeric>{money(line.totalPaise)}</td>
        </tr>
      ))}
    </Table>
  );
}
