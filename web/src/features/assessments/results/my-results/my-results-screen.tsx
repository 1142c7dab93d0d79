import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconChartBar, IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { usePassPercent } from '../../../../lib/institute.ts';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Stat, StatStrip } from '../../../../ui/figures/stat.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../../ui/page/page.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../../ui/status/skeletons.tsx';
import { MyRanks } from '../../rank-lists/my-ranks.tsx';
import { MyLinks } from '../../scorecards/my-links.tsx';
import { findResults, finishedAttempts, summaryOf, type MyResult } from './my-results.ts';
import classes from './my-results.module.css';

interface Props {
  readonly find: string;
  readonly onFind: (find: string) => void;
}

/** Everything that one has sat, the latest first. */
export function MyResultsScreen({ find, onFind }: Props) {
  const { t } = useTranslation();
  const { data: papers, error, refetch } = useQuery(query(api.assessments.listMyPapers));
  return (
    <Page title={t('assessments.results.title')}>
      {papers ? (
        <Results papers={papers} find={find} onFind={onFind} />
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <Card flush>
          <TableSkeleton rows={6} columns={5} />
        </Card>
      )}
    </Page>
  );
}

function Results({ papers, find, onFind }: Props & { readonly papers: readonly OpenPaper[] }) {
  const { t } = useTranslation();
  const all = finishedAttempts(papers);
  const found = findResults(all, find);
  if (all.length === 0) {
    const toTests = (
      <Button component={Link} to="/student/tests" variant="filled">
        {t('assessments.results.toTests')}
      </Button>
    );
    return (
      <Card>
        <EmptyState icon={IconChartBar} title={t('assessments.results.none')} action={toTests}>
          {t('assessments.results.noneText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stacked>
      <Figures results={all} />
      <MyRanks />
      <MyLinks />
      <Card
        title={t('assessments.results.all')}
        aside={
          <div className={classes['search']}>
            <SearchField size="sm" hotkey label={t('assessments.results.search')} value={find} onChange={onFind} />
          </div>
        }
        flush
      >
        <div className={classes['table']}>
          {found.length === 0 ? (
            <EmptyState icon={IconChartBar} title={t('assessments.results.noMatch')} />
          ) : (
            <ResultTable results={found} />
          )}
        </div>
      </Card>
    </Stacked>
  );
}

function Figures({ results }: { readonly results: readonly MyResult[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const percent = usePassPercent();
  const { sat, out, passed, mean } = summaryOf(results);
  return (
    <StatStrip label={t('assessments.results.figures')}>
      <Stat
        bare
        lead
        label={t('assessments.results.sat')}
        figure={format.number(sat)}
        note={t('assessments.results.satNote', { count: out })}
      />
      <Stat
        bare
        label={t('assessments.results.mean')}
        figure={mean === undefined ? '–' : format.percent(mean, 1)}
        note={t('assessments.results.meanNote')}
      />
      <Stat
        bare
        label={t('assessments.results.passed')}
        figure={format.number(passed)}
        small={` ${t('assessments.result.of', { full: format.number(out) })}`}
        note={t('assessments.result.passMark', { percent })}
      />
    </StatStrip>
  );
}

function ResultTable({ results }: { readonly results: readonly MyResult[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const label = (key: string) => t(`assessments.results.columns.${key}`);
  const head = [
    { key: 'test', label: label('test') },
    { key: 'on', label: label('on') },
    { key: 'score', label: label('score'), numeric: true },
    { key: 'share', label: label('share'), numeric: true },
    { key: 'outcome', label: label('outcome') },
    { key: 'open', label: label('open'), hidden: true },
  ];
  return (
    <Table label={t('assessments.results.table')} head={head} cards>
      {results.map(({ title, attempt }) => (
        <tr key={attempt.attemptId}>
          <td>
            <b>{title}</b>
          </td>
          <td data-label={label('on')}>{format.dateTime(attempt.startedAt)}</td>
          <td data-numeric data-label={label('score')}>
            {attempt.marks === null ? '–' : `${format.marks(attempt.marks)} / ${format.marks(attempt.full)}`}
          </td>
          <td data-numeric data-label={label('share')}>
            {attempt.marks === null ? '–' : format.percent(attempt.marks, attempt.full)}
          </td>
          <td data-label={label('outcome')}>
            <Outcome passed={attempt.marks === null ? null : attempt.passed} />
          </td>
          <td data-numeric>
            <Button
              component={Link}
              to={`/student/results/${attempt.attemptId}`}
              size="sm"
              variant="outline"
              aria-label={t('assessments.results.open', { title })}
            >
              {t('assessments.papers.result')}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Outcome({ passed }: { readonly passed: boolean | null }) {
  const { t } = useTranslation();
  if (passed === null) return <Badge icon={IconHourglass}>{t('assessments.papers.resultLater')}</Badge>;
  return (
    <Badge tone={passed ? 'good' : 'bad'} icon={passed ? IconCheck : IconX}>
      {t(passed ? 'assessments.result.passed' : 'assessments.result.failed')}
    </Badge>
  );
}
