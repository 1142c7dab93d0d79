import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { CardSkeleton, ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { usePreparation } from '../../learners/index.ts';
import { LoadError } from '../load-error.tsx';
import { ContinueCard } from './continue-card.tsx';
import { LastResults } from './last-results.tsx';
import { NewsCard } from './news-card.tsx';
import { RunningAttempt } from './running-attempt.tsx';
import { ThisWeek } from './this-week.tsx';
import { WeakTopics } from './weak-topics.tsx';

/** The student's day: where to go on, what runs, the tests of this week, the last results, and what to work on. */
export function TodayScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const preparation = usePreparation();
  const { data: today, error, refetch } = useQuery(query(api.discovery.showToday));
  const date = today && format.longDate(today.now);
  const facts = [date, preparation].filter(Boolean);
  return (
    <Page title={t('discovery.today.title')} subtitle={facts.length > 0 ? `${facts.join('. ')}.` : ' '}>
      {today ? (
        <Columns kind="aside">
          <Stacked>
            {today.continue && <ContinueCard lesson={today.continue} />}
            {today.running && <RunningAttempt paper={today.running} now={today.now} />}
            <ThisWeek papers={today.thisWeek} now={today.now} />
            <WeakTopics topics={today.weakTopics} />
          </Stacked>
          <Stacked>
            <NewsCard />
            <LastResults results={today.lastResults} />
          </Stacked>
        </Columns>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Columns kind="aside">
          <Stacked>
            <Card title={t('discovery.today.thisWeek')} flush>
              <ListSkeleton rows={3} />
            </Card>
          </Stacked>
          <CardSkeleton lines={4} />
        </Columns>
      )}
    </Page>
  );
}
