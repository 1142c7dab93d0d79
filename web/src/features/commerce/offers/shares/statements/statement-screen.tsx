import type { Statement } from '@abhyas/contract/commerce/offers/payouts';
import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../../lib/api.ts';
import { useFormat } from '../../../../../lib/format.ts';
import { Stat, StatStrip } from '../../../../../ui/figures/stat.tsx';
import { Row } from '../../../../../ui/layout/stack.tsx';
import { Page, Stacked } from '../../../../../ui/page/page.tsx';
import { Loaded } from '../../../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../../../ui/status/skeletons.tsx';
import { usePayeeName } from '../share-words.ts';
import { StatementFiles } from './statement-files.tsx';
import { StatementLines } from './statement-lines.tsx';

interface Props {
  readonly payeeId: string;
  /** Undefined: the month of now. */
  readonly month: string | undefined;
  readonly onMonth: (month: string) => void;
  /** The payee's bank details, for staff who may see them. */
  readonly bank: ReactNode;
}

/** What a payee earned and was paid in a month, with the balance before and after, as in the ledger. */
export function StatementScreen({ payeeId, month, onMonth, bank }: Props) {
  const { t } = useTranslation();
  const nameOf = usePayeeName();
  const asked = useQuery({
    ...query(api.commerce.showStatement, { params: { payeeId }, query: month === undefined ? {} : { month } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const statement = asked.data;
  return (
    <Page
      title={statement ? nameOf(statement) : t('commerce.statements.title')}
      subtitle={statement && t(`commerce.payouts.kinds.${statement.kind}`)}
      breadcrumbs={[{ label: t('commerce.payouts.title'), to: '/partner/payouts' }]}
      action={
        statement && (
          <Row gap={3}>
            <Months of={statement} onMonth={onMonth} />
            <StatementFiles of={statement} />
          </Row>
        )
      }
    >
      <Loaded query={asked} card skeleton={<CardSkeleton lines={8} />}>
        {(shown) => (
          <Stacked>
            <Sums of={shown} />
            <StatementLines of={shown} />
            {bank}
          </Stacked>
        )}
      </Loaded>
    </Page>
  );
}

function Months({ of: { month, months }, onMonth }: { readonly of: Statement } & Pick<Props, 'onMonth'>) {
  const { t } = useTranslation();
  const nameOf = useMonthName();
  const all = months.includes(month) ? months : [month, ...months];
  return (
    <Select
      aria-label={t('commerce.statements.month')}
      w={180}
      allowDeselect={false}
      data={all.map((value) => ({ value, label: nameOf(value) }))}
      value={month}
      onChange={(next) => next && onMonth(next)}
    />
  );
}

/** A month, `2026-11`, as people write it; it is of no zone, so it is written in UTC. */
function useMonthName() {
  const { i18n } = useTranslation();
  const names = new Intl.DateTimeFormat(`${i18n.language}-IN`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month: string) => names.format(new Date(`${month}-01T00:00:00Z`));
}

function Sums({ of: statement }: { readonly of: Statement }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { openingPaise, earnedPaise, backPaise, paidPaise, closingPaise, heldPaise } = statement;
  return (
    <StatStrip label={t('commerce.statements.sums')}>
      <Stat
        bare
        lead
        label={t('commerce.statements.closing')}
        figure={money(closingPaise)}
        note={heldPaise > 0 && t('commerce.statements.held', { sum: money(heldPaise) })}
      />
      <Stat bare label={t('commerce.statements.opening')} figure={money(openingPaise)} />
      <Stat
        bare
        label={t('commerce.statements.earned')}
        figure={money(earnedPaise)}
        note={backPaise > 0 && t('commerce.statements.back', { sum: money(backPaise) })}
      />
      <Stat bare label={t('commerce.statements.paid')} figure={money(paidPaise)} />
    </StatStrip>
  );
}
