import type { WaitingThing } from '@abhyas/contract/insights/staff-day';
import {
  IconAccessible,
  IconBook2,
  IconBuildingBank,
  IconCertificate,
  IconChecklist,
  IconChevronRight,
  IconCircleCheck,
  IconClockExclamation,
  IconCreditCardOff,
  IconFileImport,
  IconFlag,
  IconGauge,
  IconKey,
  IconMessage,
  IconReceipt,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import classes from './staff-day.module.css';

/** How each kind looks and where it is done: at the one thing itself where there is only one. */
const kinds: Readonly<Record<WaitingThing['kind'], { icon: TablerIcon; at: (first: string | undefined) => string }>> = {
  challenges: { icon: IconKey, at: (id) => (id ? `/partner/papers/${id}/keys` : '/partner/papers') },
  questionReviews: { icon: IconChecklist, at: () => '/partner/reviews' },
  courseReviews: { icon: IconBook2, at: (id) => (id ? `/partner/courses/${id}` : '/partner/courses') },
  questionReports: { icon: IconFlag, at: () => '/partner/questions/reports' },
  imports: { icon: IconFileImport, at: (id) => (id ? `/partner/imports/${id}` : '/partner/imports') },
  extraTime: { icon: IconAccessible, at: () => '/partner/accommodations' },
  enquiries: { icon: IconMessage, at: () => '/partner/orders/enquiries' },
  orders: { icon: IconReceipt, at: () => '/partner/orders' },
  bankDetails: { icon: IconBuildingBank, at: () => '/partner/settings/bank' },
  lateJobs: { icon: IconClockExclamation, at: () => '/employees' },
  silentGateways: { icon: IconCreditCardOff, at: () => '/employees/sales' },
  nearLimits: { icon: IconGauge, at: () => '/employees' },
  endingCertificates: { icon: IconCertificate, at: () => '/employees' },
};
/** Somebody has to look now. */
const urgent: ReadonlySet<WaitingThing['kind']> = new Set([
  'challenges',
  'lateJobs',
  'silentGateways',
  'endingCertificates',
]);

/** What waits for a decision, one line for each kind. */
export function WaitingCard({ things }: { readonly things: readonly WaitingThing[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('insights.staffDay.waiting.title')} flush>
      {things.length === 0 ? (
        <EmptyState icon={IconCircleCheck} title={t('insights.staffDay.waiting.none.title')}>
          {t('insights.staffDay.waiting.none.text')}
        </EmptyState>
      ) : (
        <RowList flush>
          {things.map(({ kind, count, first }) => (
            <li key={kind} className={classes['row']}>
              <Tile icon={kinds[kind].icon} tone={urgent.has(kind) ? 'warn' : 'accent'} />
              <AddressLink to={kinds[kind].at(first?.id)} className={classes['way']}>
                <span className={classes['words']}>
                  <b>{t(`insights.staffDay.waiting.${kind}`, { count })}</b>
                  {first && <small>{first.name}</small>}
                </span>
                <Icon of={IconChevronRight} size={16} />
              </AddressLink>
            </li>
          ))}
        </RowList>
      )}
    </Card>
  );
}
