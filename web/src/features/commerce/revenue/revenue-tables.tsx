import { IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { useWayName } from '../sales/use-paid-with.ts';
import type { Revenue } from './revenue-screen.tsx';

type SoldRow = Omit<Revenue['courses'][number], 'courseId'> & { readonly key: string };
/** The same sums by course, plan, coupon and way to pay. */
export function RevenueTables({ of: revenue }: { readonly of: Revenue }) {
  const { t } = useTranslation();
  const wayName = useWayName();
  const { money } = useFormat();
  if (revenue.courses.length + revenue.plans.length === 0) return <Nothing />;
  return (
    <>
      <Things
        title={t('commerce.revenue.byCourse')}
        rows={revenue.courses.map(({ courseId: key, ...row }) => ({ key, ...row }))}
      />
      <Things
        title={t('commerce.revenue.byPlan')}
        rows={revenue.plans.map(({ planId: key, ...row }) => ({ key, ...row }))}
      />
      <Sums
        title={t('commerce.revenue.byWay')}
        count={t('commerce.revenue.ordersHead')}
        rows={revenue.ways.map(({ way, orders, soldPaise }) => ({
          key: way,
          name: wayName(way),
          count: orders,
          soldPaise,
        }))}
      />
      {revenue.coupons.length > 0 && (
        <Sums
          title={t('commerce.revenue.byCoupon')}
          count={t('commerce.revenue.ordersHead')}
          rows={revenue.coupons.map(({ code, orders, discountPaise, soldPaise }) => ({
            key: code,
            name: code,
            count: orders,
            soldPaise,
            note: t('commerce.coupons.takenOff', { sum: money(discountPaise) }),
          }))}
        />
      )}
    </>
  );
}

/** Courses or plans; nothing where none was sold. */
function Things({ title, rows }: { readonly title: string; readonly rows: readonly SoldRow[] }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (rows.length === 0) return null;
  return (
    <Sums
      title={title}
      count={t('commerce.revenue.times')}
      rows={rows.map((row) => ({
        key: row.key,
        name: row.title,
        count: row.sold,
        soldPaise: row.soldPaise,
        note: row.refundedPaise > 0 && t('commerce.sales.refundedOf', { sum: money(row.refundedPaise) }),
      }))}
    />
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState icon={IconReceipt} title={t('commerce.revenue.nothing')}>
        {t('commerce.revenue.nothingText')}
      </EmptyState>
    </Card>
  );
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly soldPaise: number;
  readonly note?: string | false;
}
interface SumsProps {
  readonly title: string;
  /** Over the counts. */
  readonly count: string;
  readonly rows: readonly Row[];
}
function Sums({ title, count, rows }: SumsProps) {
  const { t } = useTranslation();
  const { number, money } = useFormat();
  return (
    <Card flush title={title}>
      <Table
        cards
        label={title}
        head={[
          { key: 'name', label: t('commerce.revenue.what') },
          { key: 'count', label: count, numeric: true },
          { key: 'sold', label: t('commerce.revenue.sold'), numeric: true },
        ]}
      >
        {rows.map((row) => (
          <tr key={row.key}>
            <td>
              <StackedCell>{row.name}</StackedCell>
            </td>
            <td data-label={count} data-numeric>
              {number(row.count)}
            </td>
            <td data-label={t('commerce.revenue.sold')} data-numeric>
              <StackedCell note={row.note}>{money(row.soldPaise)}</StackedCell>
            </td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
