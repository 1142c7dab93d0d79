import type { Coupon } from '@abhyas/contract/commerce/coupons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { useCouponWords } from './coupon-words.ts';

interface Props {
  readonly rows: readonly Coupon[];
  /** Undefined: whoever looks may not change coupons. */
  readonly onOpen: ((coupon: Coupon) => void) | undefined;
}

/** One page of coupons: what each takes off, how often it was used, what it sold. */
export function CouponsTable({ rows, onOpen }: Props) {
  const { t } = useTranslation();
  const { number, money, date } = useFormat();
  const words = useCouponWords();
  const column = (key: string) => t(`commerce.coupons.columns.${key}`);
  return (
    <Table
      cards
      label={t('commerce.coupons.title')}
      head={[
        { key: 'code', label: column('code') },
        { key: 'off', label: column('off') },
        { key: 'until', label: column('until') },
        { key: 'used', label: column('used'), numeric: true },
        { key: 'sold', label: column('sold'), numeric: true },
      ]}
    >
      {rows.map((coupon) => (
        <tr key={coupon.id}>
          <td>
            <StackedCell note={coupon.partner} onOpen={onOpen && (() => onOpen(coupon))}>
              {coupon.code}
            </StackedCell>
          </td>
          <td data-label={column('off')}>{words(coupon)}</td>
          <td data-label={column('until')}>
            <Badge tone={coupon.state === 'works' ? 'good' : 'neutral'}>
              {t(`commerce.coupons.state.${coupon.state}`)}
            </Badge>{' '}
            {coupon.endsAt !== null && date(coupon.endsAt)}
          </td>
          <td data-label={column('used')} data-numeric>
            <StackedCell note={coupon.reserved > 0 && t('commerce.coupons.held', { count: coupon.reserved })}>
              {coupon.uses === null ? number(coupon.used) : `${number(coupon.used)} / ${number(coupon.uses)}`}
            </StackedCell>
          </td>
          <td data-label={column('sold')} data-numeric>
            <StackedCell
              note={coupon.discountPaise > 0 && t('commerce.coupons.takenOff', { sum: money(coupon.discountPaise) })}
            >
              {money(coupon.soldPaise)}
            </StackedCell>
          </td>
        </tr>
      ))}
    </Table>
  );
}
