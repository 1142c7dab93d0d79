import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Stat, StatStrip } from '../../../ui/figures/stat.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import type { RevenuePatch, RevenueSearch } from '../staff-addresses.ts';
import { Gstr1Card } from './gstr1-card.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { RevenueBars } from './revenue-bars.tsx';
import { RevenueTables } from './revenue-tables.tsx';

export type Revenue = Reply<typeof contract.commerce.showRevenue>;
interface Props {
  readonly search: RevenueSearch;
  readonly onSearch: (patch: RevenuePatch) => void;
}

/** What the institute sold in a period, by day, course, coupon and way to pay; the documents of the period are a file for the accountant. */
export function RevenueScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  // A custom period is asked for once both of its days are there.
  const complete = search.duration !== 'custom' || (search.from !== undefined && search.to !== undefined);
  const report = useQuery({
    ...query(api.commerce.showRevenue, { query: search }),
    enabled: complete,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  return (
    <Page
      title={t('commerce.revenue.title')}
      subtitle={t('commerce.revenue.subtitle')}
      action={<Downloads search={search} period={report.data} complete={complete} />}
    >
      <Stacked>
        <PeriodChoice search={search} onSearch={onSearch} />
        {complete && (
          <Loaded query={report} card skeleton={<CardSkeleton lines={8} />}>
            {(revenue) => (
              <>
                <Totals of={revenue} />
                <RevenueBars of={revenue} />
                <RevenueTables of={revenue} />
              </>
            )}
          </Loaded>
        )}
        <Gstr1Card />
      </Stacked>
    </Page>
  );
}

interface DownloadsProps {
  readonly search: RevenueSearch;
  readonly period: Pick<Revenue, 'from' | 'to'> | undefined;
  readonly complete: boolean;
}

/** The period as files: a workbook of its sales, and its documents. */
function Downloads({ search, period, complete }: DownloadsProps) {
  const { t } = useTranslation();
  const file = useChange(() => api.commerce.exportDocuments({ query: search }), {
    after: (text) => saveFile(`documents-${period?.from}-${period?.to}.csv`, text),
  });
  const workbook = useChange(() => api.commerce.exportRevenue({ query: search }), {
    after: (content) => saveFile(`revenue-${period?.from}-${period?.to}.xlsx`, content as Blob),
  });
  const files = [
    { label: 'commerce.revenue.workbook', file: workbook },
    { label: 'commerce.revenue.export', file },
  ];
  return (
    <Row gap={3}>
      {files.map(({ label, file }) => (
        <Button
          key={label}
          variant="outline"
          leftSection={<Icon of={IconDownload} size={16} />}
          loading={file.busy}
          disabled={!complete}
          onClick={() => file.send()}
        >
          {t(label)}
        </Button>
      ))}
    </Row>
  );
}

function Totals({ of: { totals } }: { readonly of: Revenue }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <StatStrip label={t('commerce.revenue.totals')}>
      <Stat
        bare
        lead
        label={t('commerce.revenue.kept')}
        figure={money(totals.keptPaise)}
        note={t('commerce.revenue.keptNote')}
      />
      <Stat
        bare
        label={t('commerce.revenue.sold')}
        figure={money(totals.soldPaise)}
        note={t('commerce.revenue.orders', { count: totals.orders })}
      />
      <Stat bare label={t('commerce.revenue.refunded')} figure={money(totals.refundedPaise)} />
      <Stat
        bare
        label={t('commerce.revenue.tax')}
        figure={money(totals.taxPaise)}
        note={totals.discountPaise > 0 && t('commerce.revenue.discount', { sum: money(totals.discountPaise) })}
      />
    </StatStrip>
  );
}
