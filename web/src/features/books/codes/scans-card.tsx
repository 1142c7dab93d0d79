import type { api as contract } from '@abhyas/contract';
import { scanDays, scanWays } from '@abhyas/contract/books/codes';
import { writtenCode } from '@abhyas/contract/books/shapes';
import type { Reply } from '@abhyas/contract/endpoint';
import { IconScan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { DayBars } from '../../../ui/charts/day-bars.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { placeName } from '../contents/line-names.ts';

type Scans = Reply<typeof contract.books.showBookScans>;
type Span = (typeof scanDays)[number];
/** A bar for each day of a longer time would be a hair. */
const MOST_BARS = 30;

/** Which codes of a book were read, by day, by way and by line. */
export function ScansCard({ bookId }: { readonly bookId: string }) {
  const { t } = useTranslation();
  const [days, setDays] = useState<Span>('30');
  const shown = useQuery({ ...query(api.books.showBookScans, { params: { bookId }, query: { days } }), staleTime: 0 });
  return (
    <Card
      title={t('books.codes.scans')}
      aside={
        <Segmented
          label={t('books.codes.span')}
          options={scanDays.map((value) => ({ value, label: t(`books.codes.spans.${value}`) }))}
          value={days}
          onChange={setDays}
        />
      }
    >
      <Loaded query={shown} skeleton={<CardSkeleton lines={6} />}>
        {(scans) =>
          scans.total === 0 ? (
            <EmptyState icon={IconScan} title={t('books.codes.noScans')} />
          ) : (
            <Stack>
              <Sums scans={scans} />
              {scans.days.length <= MOST_BARS && <Days scans={scans} />}
              <Lines scans={scans} />
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}

function Sums({ scans }: { readonly scans: Scans }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <Facts
      kind="figures"
      items={[
        { label: t('books.codes.total'), value: number(scans.total) },
        { label: t('books.codes.signedIn'), value: number(scans.signedIn) },
        ...scanWays.map((way) => ({ label: t(`books.codes.ways.${way}`), value: number(scans.ways[way]) })),
      ]}
    />
  );
}

function Days({ scans: { days } }: { readonly scans: Scans }) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  return (
    <DayBars
      label={t('books.codes.perDay')}
      heads={[t('books.codes.day'), t('books.codes.total')]}
      bars={days.map(({ day, scans }, at) => ({
        key: day,
        name: String(Number(day.slice(8))),
        value: scans,
        isNow: at === days.length - 1,
        cells: [date(day), number(scans)],
      }))}
    />
  );
}

function Lines({ scans: { lines } }: { readonly scans: Scans }) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  const head = (['line', 'code', 'scans', 'last'] as const).map((key) => ({
    key,
    label: t(`books.codes.columns.${key}`),
    numeric: key === 'scans',
  }));
  return (
    <Table label={t('books.codes.scans')} head={head} cards>
      {lines.map((line) => (
        <tr key={line.itemId}>
          <td data-label={head[0]!.label}>{placeName(line, line.exercise, t)}</td>
          <td data-label={head[1]!.label}>
            <code>{writtenCode(line.code)}</code>
          </td>
          <td data-label={head[2]!.label} data-numeric>
            {number(line.scans)}
          </td>
          <td data-label={head[3]!.label}>{dateTime(line.lastAt)}</td>
        </tr>
      ))}
    </Table>
  );
}
