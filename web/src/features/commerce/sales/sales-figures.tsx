import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Stat, StatStrip } from '../../../ui/figures/stat.tsx';
import { Notice } from '../../../ui/status/notice.tsx';

type Sales = Pick<Reply<typeof contract.commerce.listOrders>, 'counts' | 'paidWithoutAccess' | 'paidPaise'>;

/** What has to be nothing, what somebody has to look at, and how much was paid. */
export function SalesFigures({ of: { counts, paidWithoutAccess, paidPaise } }: { readonly of: Sales }) {
  const { t } = useTranslation();
  const { number, money } = useFormat();
  return (
    <>
      {paidWithoutAccess > 0 && (
        <Notice tone="bad" live>
          {t('commerce.sales.locked', { count: paidWithoutAccess })}
        </Notice>
      )}
      <StatStrip label={t('commerce.sales.figures')}>
        <Stat
          bare
          lead
          label={t('commerce.sales.withoutAccess')}
          figure={number(paidWithoutAccess)}
          note={t(paidWithoutAccess === 0 ? 'commerce.sales.allOpen' : 'commerce.sales.notOpen')}
        />
        <Stat
          bare
          label={t('commerce.sales.view.needsYou')}
          figure={number(counts.needsYou)}
          note={t('commerce.sales.needsYouNote')}
        />
        <Stat
          bare
          label={t('commerce.sales.view.waiting')}
          figure={number(counts.waiting)}
          note={t('commerce.sales.waitingNote')}
        />
        <Stat
          bare
          label={t('commerce.sales.taken')}
          figure={money(paidPaise)}
          note={t('commerce.sales.takenNote', { count: counts.paid })}
        />
      </StatStrip>
    </>
  );
}
