import type { QuestionReport } from '@abhyas/contract/questions/life';
import { Button, Select } from '@mantine/core';
import { IconFlag, IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { briefDoc } from '../preview/brief-doc.ts';
import classes from './life.module.css';
import { numbersOf, reportReasons, reportStates } from './report-words.ts';
import type { ReportsPatch, ReportsSearch } from '../addresses.ts';
import { VerdictPanel } from './verdict-panel.tsx';

interface Props {
  readonly search: ReportsSearch;
  readonly onSearch: (patch: ReportsPatch) => void;
}

/** What students say is wrong with questions, those first who were right before. */
export function ReportsScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [chosen, setChosen] = useState<QuestionReport>();
  const { data, error, refetch } = useQuery({
    ...query(api.questions.listReports, { query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const state = search.state ?? 'open';
  return (
    <Page
      title={t('questions.life.queue.title')}
      subtitle={t('questions.life.queue.subtitle')}
      breadcrumbs={[
        { label: t('questions.bank.title'), to: '/partner/questions' },
        { label: t('questions.life.queue.title') },
      ]}
    >
      <Card flush label={t('questions.life.queue.title')}>
        <div className={classes['tools']}>
          <ChipRow label={t('questions.life.queue.state')}>
            {reportStates.map((one) => (
              <Chip
                key={one}
                on={state === one}
                count={data && number(data.counts[one])}
                onClick={() => onSearch({ state: one === 'open' ? undefined : one })}
              >
                {t(`questions.life.states.${one}`)}
              </Chip>
            ))}
          </ChipRow>
          <Select
            size="sm"
            aria-label={t('questions.life.reason')}
            placeholder={t('questions.life.queue.anyReason')}
            data={reportReasons.map((reason) => ({ value: reason, label: t(`questions.life.reasons.${reason}`) }))}
            value={search.reason ?? null}
            onChange={(value) => onSearch({ reason: reportReasons.find((one) => one === value) })}
            clearable
          />
        </div>
        {!data && !error && <ListSkeleton rows={5} />}
        {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <EmptyState
            icon={search.reason ? IconListSearch : IconFlag}
            title={t(search.reason ? 'questions.life.queue.noMatch' : `questions.life.queue.none.${state}`)}
          >
            {!search.reason && state === 'open' && t('questions.life.queue.noneText')}
          </EmptyState>
        )}
        {data && data.rows.length > 0 && (
          <>
            <ul className={classes['list']}>
              {data.rows.map((row) => (
                <Row key={row.id} row={row} canJudge={data.can.judge} onOpen={() => setChosen(row)} />
              ))}
            </ul>
            <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
          </>
        )}
      </Card>
      {chosen && (
        <VerdictPanel report={chosen} canJudge={data?.can.judge ?? false} onClose={() => setChosen(undefined)} />
      )}
    </Page>
  );
}

function Row({
  row,
  canJudge,
  onOpen,
}: {
  readonly row: QuestionReport;
  readonly canJudge: boolean;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { reporter, question } = row;
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <div className={classes['head']}>
          <b>{t('questions.number', { number: question.number })}</b>
          <Badge tone="warn">{t(`questions.life.reasons.${row.reason}`)}</Badge>
          {question.current > question.version && <Badge>{t('questions.life.queue.changed')}</Badge>}
        </div>
        <div className={classes['stem']}>
          <RichText doc={briefDoc(question.stem)} inline />
        </div>
        {row.variant && <span>{t('questions.life.queue.numbers', { numbers: numbersOf(row.variant) })}</span>}
        {row.comment && <q>{row.comment}</q>}
        <span>
          {reporter
            ? t('questions.life.queue.by', { name: reporter.name, upheld: reporter.upheld, reports: reporter.reports })
            : t('questions.life.queue.byNobody')}
          {' · '}
          {date(row.at)}
        </span>
        {row.verdict && <span>{t('questions.life.queue.verdict', { verdict: row.verdict })}</span>}
      </div>
      <div className={classes['buttons']}>
        <Button
          size="sm"
          variant="outline"
          aria-label={t('questions.life.queue.openNumber', { number: question.number })}
          onClick={onOpen}
        >
          {t(canJudge && row.state === 'open' ? 'questions.life.queue.judge' : 'questions.life.queue.look')}
        </Button>
      </div>
    </li>
  );
}
