import { useQuery } from '@tanstack/react-query';
import { IconCalendarOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { LastResults } from '../today/last-results.tsx';
import { WeakTopics } from '../today/weak-topics.tsx';
import classes from './child.module.css';

interface Props {
  readonly childId: string;
  /** Choosing another child, where there are several. */
  readonly children?: ReactNode;
}

/** What a guardian sees of one child: what it prepares for, the tests of this week and the last results. */
export function ChildScreen({ childId, children }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(query(api.discovery.showChild, { params: { childId } }));
  const { list } = useFormat();
  const facts = data && [list(data.exams), data.targetYear, data.standard].filter(Boolean).join(' · ');
  return (
    <Page title={data?.child.name ?? ' '} subtitle={facts || ' '} action={children}>
      {data ? (
        <Columns kind="aside">
          <Stacked>
            <Week papers={data.thisWeek} />
            <WeakTopics topics={data.weakTopics} />
          </Stacked>
          <LastResults results={data.lastResults} plain />
        </Columns>
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <Columns kind="aside">
          <CardSkeleton lines={4} />
          <CardSkeleton lines={4} />
        </Columns>
      )}
      <p className={classes['note']}>{t('discovery.guardian.readOnly')}</p>
    </Page>
  );
}

interface WeekProps {
  readonly papers: readonly {
    readonly paperId: string;
    readonly title: string;
    readonly minutes: number;
    readonly state: string;
    readonly opensAt: string | null;
    readonly closesAt: string | null;
  }[];
}

function Week({ papers }: WeekProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card title={t('discovery.today.thisWeek')} flush>
      {papers.length === 0 ? (
        <EmptyState icon={IconCalendarOff} title={t('discovery.guardian.noTests')} />
      ) : (
        <ul>
          {papers.map(({ paperId, title, minutes, state, opensAt, closesAt }) => (
            <li key={paperId} className={classes['paper']}>
              <span className={classes['words']}>
                <b>{title}</b>
                <span>
                  {format.minutes(minutes)}
                  {state === 'upcoming' &&
                    opensAt &&
                    ` · ${t('discovery.guardian.opens', { at: format.dateTime(opensAt) })}`}
                  {state !== 'upcoming' &&
                    closesAt &&
                    ` · ${t('discovery.guardian.closes', { at: format.dateTime(closesAt) })}`}
                </span>
              </span>
              <Badge tone={state === 'upcoming' ? 'neutral' : 'info'}>{t(`discovery.guardian.states.${state}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
