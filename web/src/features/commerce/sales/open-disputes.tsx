import type { Dispute } from '@abhyas/contract/commerce/sales/disputes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Notice } from '../../../ui/status/notice.tsx';

/** Payments of an order about which their payer complained at the bank, and until when the institute may answer. */
export function OpenDisputes({ disputes }: { readonly disputes: readonly Dispute[] }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  return disputes
    .filter(({ state }) => state === 'open')
    .map(({ disputeId, amountPaise, reason, respondBy }) => (
      <Notice key={disputeId} tone="warn" title={t('commerce.disputes.open', { sum: money(amountPaise) })}>
        {t(respondBy ? 'commerce.disputes.answerUntil' : 'commerce.disputes.answer', {
          at: respondBy ? date(respondBy) : '',
          number: disputeId,
          reason: reason.replaceAll('_', ' '),
        })}
      </Notice>
    ));
}
