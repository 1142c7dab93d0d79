import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { Card } from '../../../ui/page/card.tsx';
import type { Revenue } from './revenue-screen.tsx';

/** What was sold on each day or in each month of the period. */
export function RevenueBars({ of: { bars, to } }: { readonly of: Revenue }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const nameOf = useBarNames();
  return (
    <Card title={t('commerce.revenue.byTime')}>
      <DayBars
        label={t('commerce.revenue.byTime')}
        heads={[t('commerce.revenue.when'), t('commerce.revenue.sold'), t('commerce.revenue.refunded')]}
        bars={bars.map(({ key, soldPaise, refundedPaise }) => ({
          key,
          name: nameOf(key, bars.length),
          value: soldPaise,
          isNow: to.startsWith(key),
          cells: [nameOf(key, 0), money(soldPaise), money(refundedPaise)],
        }))}
      />
    </Card>
  );
}

/** More bars than these have no room for the month beside the day. */
const FEW = 10;

/** A day, `2026-11-22`, or a month, `2026-11`, as people write it. The key names a day of no zone, so it is written in UTC. */
function useBarNames() {
  const { i18n } = useTranslation();
  const write = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${i18n.language}-IN`, { timeZone: 'UTC', ...options }).format(at);
  return (key: string, among: number): string => {
    if (key.length === 7)
      return write(new Date(`${key}-01T00:00:00Z`), { month: 'short', ...(among === 0 && { year: 'numeric' }) });
    const at = new Date(`${key}T00:00:00Z`);
    return write(at, among > FEW ? { day: 'numeric' } : { day: 'numeric', month: 'short' });
  };
}
