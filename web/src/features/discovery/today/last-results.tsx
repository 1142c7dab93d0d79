import type { Today } from '@abhyas/contract/discovery/home';
import { IconCheck, IconChartBar, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import classes from './last-results.module.css';

interface Props {
  readonly results: Today['lastResults'];
  /** Without the way to each result: for who may not open it. */
  readonly plain?: boolean;
  /** Name of the exam that the list is narrowed to. */
  readonly exam?: string | undefined;
}

/** What came out last: marks, pass or fail, rank among those who sat it where others did. */
export function LastResults({ results, plain = false, exam }: Props) {
  const { t } = useTranslation();
  return (
    <Card title={t('discovery.today.lastResults')} flush>
      {results.length === 0 ? (
        <EmptyState icon={IconChartBar} title={t('discovery.today.noResults.title')}>
          {!plain && (exam ? t('discovery.today.noResults.ofExam', { exam }) : t('discovery.today.noResults.text'))}
        </EmptyState>
      ) : (
        <ul className={classes['results']}>
          {results.map((result) => (
            <Row key={result.attemptId} result={result} plain={plain} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ result, plain }: { readonly result: Today['lastResults'][number]; readonly plain: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { standing } = result;
  return (
    <li className={classes['result']}>
      <div className={classes['head']}>
        {plain ? (
          <b className={classes['title']}>{result.title}</b>
        ) : (
          <Link to="/student/results/$attemptId" params={{ attemptId: result.attemptId }} className={classes['title']!}>
            {result.title}
          </Link>
        )}
        <Badge tone={result.passed ? 'good' : 'bad'} icon={result.passed ? IconCheck : IconX}>
          {t(result.passed ? 'discovery.today.passed' : 'discovery.today.failed')}
        </Badge>
      </div>
      <p className={classes['figures']}>
        <b>{format.marks(result.marks)}</b>
        <span>{t('discovery.today.ofMarks', { full: format.marks(result.full) })}</span>
        {standing && (
          <span className={classes['rank']}>
            {t('discovery.today.rank', { rank: format.number(standing.rank), of: format.number(standing.of) })}
          </span>
        )}
      </p>
      <p className={classes['when']}>
        {format.shortDate(result.endedAt)}
        {standing && ` · ${t('discovery.today.percentile', { value: shortPercentile(standing.percentile) })}`}
      </p>
    </li>
  );
}

/** Two decimals are enough here; cut, not rounded, so that nobody reads 100 who is not first. */
const shortPercentile = (percentile: string) => String(Number(percentile.replace(/(\.\d\d)\d+$/, '$1')));
