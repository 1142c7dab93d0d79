import type { StaffDay } from '@abhyas/contract/insights/staff-day';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { DoubtsCard } from './doubts-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OutcomesCard } from './outcomes-card.tsx';
import { RunningPaperCard } from './running-paper-card.tsx';
import { StoppedCard } from './stopped-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WeakChaptersCard } from './weak-chapters-card.tsx';

const EVERY_MS = 60_000;

/** The day of staff: what runs, what waits, what came out, who stopped, and what is weak; as far as the role may know. */
export function StaffDayScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const day = useQuery({ ...query(api.insights.showStaffDay), refetchInterval: EVERY_MS });
  const { data } = day;
  const facts = data && [
    t('insights.staffDay.now', { day: format.longDate(data.now), time: format.time(data.now) }),
    ...(data.batches ? [t('insights.staffDay.batches', { count: data.batches })] : []),
    ...(data.students ? [t('insights.staffDay.students', { count: data.students })] : []),
  ];
  return (
    <Page title={t('insights.staffDay.title')} subtitle={facts ? format.list(facts) : ' '}>
      <Loaded
        query={day}
        card
        skeleton={
          <Columns kind="aside">
            <Stacked>
              <CardSkeleton lines={4} />
              <CardSkeleton lines={6} />
            </Stacked>
            <CardSkeleton lines={5} />
          </Columns>
        }
      >
        {(loaded) => <Day day={loaded} />}
      </Loaded>
    </Page>
  );
}

function Day({ day }: { readonly day: StaffDay }) {
  const isNew = !day.has.questions || !day.has.papers || !day.has.students;
  return (
    <Columns kind="aside">
      <Stacked>
        {isNew && <FirstSteps has={day.has} />}
        {day.running?.map((paper) => (
          <RunningPaperCard key={paper.paperId} paper={paper} now={day.now} />
        ))}
        {day.doubts && (day.doubts.count > 0 || !isNew) && <DoubtsCard doubts={day.doubts} now={day.now} />}
        {day.outcomes && day.outcomes.length > 0 && <OutcomesCard outcomes={day.outcomes} />}
        {day.has.students && <WeakChaptersCard />}
      </Stacked>
      <Stacked>
        <WaitingCard things={day.waiting} />
        {day.has.students && <StoppedCard />}
      </Stacked>
    </Columns>
  );
}
