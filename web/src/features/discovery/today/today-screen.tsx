import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton, ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { usePreparation } from '../../learners/index.ts';
import { NextClass } from '../../live/index.ts';
import { AskedOfMe, PlanToday } from '../../practice/index.ts';
import { EndingSoon } from '../../passes/index.ts';
import { ExamChoice, useChosenExams } from './chosen-exams.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ContinueCard } from './continue-card.tsx';
import { LastResults } from './last-results.tsx';
import { NewsCard } from './news-card.tsx';
import { RunningAttempt } from './running-attempt.tsx';
import { ThisWeek } from './this-week.tsx';
import { WeakTopics } from './weak-topics.tsx';
import { useStudentDay } from './use-student-day.ts';
import { WeekCard } from './week-card.tsx';

interface Props {
  /** Code of the exam in the address; one that the student does not prepare for narrows nothing. */
  readonly exam: string | undefined;
  readonly onExam: (exam: string | undefined) => void;
}

/** The student's day: where to go on, what runs, the tests of this week, the last results, what to work on, how long was studied. */
export function TodayScreen({ exam: asked, onExam }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const preparation = usePreparation();
  const exams = useChosenExams();
  const chosen = exams.length > 1 ? exams.find(({ code }) => code === asked) : undefined;
  const exam = chosen?.code;
  const {
    data: today,
    error,
    refetch,
  } = useQuery({ ...query(api.discovery.showToday, { query: { exam } }), placeholderData: keepPreviousData });
  const date = today && format.longDate(today.now);
  const { data: day } = useStudentDay();
  const ahead = day?.exams.find(({ code }) => !exam || code === exam);
  // What is prepared for stands there until there is a day to count to.
  const aim = ahead ? t('discovery.day.exam', { count: ahead.days, title: ahead.title }) : preparation;
  const hasStudied = today?.week.some(({ watched, tested }) => watched + tested > 0);
  const facts = [date, aim].filter(Boolean);
  return (
    <Page
      title={t('discovery.today.title')}
      subtitle={facts.length > 0 ? facts.map((fact) => t('discovery.day.sentence', { fact })).join(' ') : ' '}
      tabs={exams.length > 1 && <ExamChoice exams={exams} exam={exam} onExam={onExam} />}
    >
      <EndingSoon />
      {today ? (
        <Columns kind="aside">
          <Stacked>
            {today.running && <RunningAttempt paper={today.running} now={today.now} />}
            {today.live && <NextClass one={today.live} now={today.now} />}
            <AskedOfMe assigned={today.asked} />
            {today.plan && <PlanToday plan={today.plan} linked />}
            {today.continue && <ContinueCard lesson={today.continue} />}
            {today.firstSteps && <FirstSteps steps={today.firstSteps} quiet={today.running !== null} />}
            {(today.thisWeek.length > 0 || !today.firstSteps) && (
              <ThisWeek papers={today.thisWeek} now={today.now} exam={chosen?.name} />
            )}
            <WeakTopics topics={today.weakTopics} practises />
          </Stacked>
          <Stacked>
            <NewsCard />
            {(hasStudied || !today.firstSteps) && <WeekCard week={today.week} streak={day?.streak} />}
            {!today.firstSteps && <LastResults results={today.lastResults} exam={chosen?.name} />}
          </Stacked>
        </Columns>
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
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
