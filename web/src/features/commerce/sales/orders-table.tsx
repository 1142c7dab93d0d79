import type { OrderRow } from '@abhyas/contract/commerce/sales';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { SaleState } from './sale-state.tsx';
import { usePaidWith } from './use-paid-with.ts';

interface Props {
  readonly rows: readonly OrderRow[];
  readonly open: string | undefined;
  readonly onOpen: (orderId: string) => void;
}

/** One page of orders; a row opens beside the list. */
export function OrdersTable({ rows, open, onOpen }: Props) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  const paidWith = usePaidWith();
  const column = (key: string) => t(`commerce.sales.columns.${key}`);
  return (
    <Table
      cards
      label={t('commerce.sales.title')}
      head={[
        { key: 'order', label: column('order') },
        { key: 'buyer', label: column('buyer') },
        { key: 'with', label: column('with') },
        { key: 'state', label: column('state') },
        { key: 'sum', label: column('sum'), numeric: true },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.orderId} data-selected={row.orderId === open || undefined}>
          <td>
            <StackedCell note={dateTime(row.placedAt)} onOpen={() => onOpen(row.orderId)}>
              {row.number}
            </StackedCell>
          </td>
          <td data-label={column('buyer')}>
            <StackedCell note={row.titles.join(', ')}>{row.buyer.name || t('commerce.sales.gone')}</StackedCell>
          </td>
          <td data-label={column('with')}>{paidWith(row.gateway, row.method)}</td>
          <td data-label={column('state')}>
            <SaleState state={row.state} toConfirm={row.toConfirm} />
          </td>
          <td data-label={column('sum')} data-numeric>
            <StackedCell
              note={row.refundedPaise > 0 && t('commerce.sales.refundedOf', { sum: money(row.refundedPaise) })}
            >
              {money(row.totalPaise)}
            </StackedCell>
          </td>
        </tr>
      ))}
    </Table>
  );
}
