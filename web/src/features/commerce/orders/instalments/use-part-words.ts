import type { InstalmentSchedule } from '@abhyas/contract/commerce/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A schedule in words: each part with its date, how much is paid, which part is next and whether it is late. */
export function usePartWords({ state, graceDays, parts }: InstalmentSchedule) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const [now] = useState(() => Date.now());
  const isLate = (dueAt: string) => Date.parse(dueAt) <= now;
  const next = state === 'running' || state === 'paused' ? parts.find(({ paidAt }) => paidAt === null) : undefined;
  const late = next !== undefined && isLate(next.dueAt);
  const sum = (some: InstalmentSchedule['parts']) => money(some.reduce((all, { amountPaise }) => all + amountPaise, 0));
  return {
    next,
    kind: state === 'running' && late ? ('runningLate' as const) : state,
    openUntil: next ? date(new Date(Date.parse(next.dueAt) + graceDays * DAY).toISOString()) : '',
    progress: { paid: sum(parts.filter(({ paidAt }) => paidAt !== null)), all: sum(parts) },
    rows: parts.map(({ part, amountPaise, dueAt, paidAt, orderId }) => ({
      part,
      orderId,
      amount: money(amountPaise),
      when: paidAt
        ? t('commerce.instalments.paid', { at: date(paidAt) })
        : t(isLate(dueAt) ? 'commerce.instalments.late' : 'commerce.instalments.due', { at: date(dueAt) }),
    })),
  };
}
