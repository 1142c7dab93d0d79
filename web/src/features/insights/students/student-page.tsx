import { useQuery } from '@tanstack/react-query';
import { api, query } from '../../../lib/api.ts';
import { Columns, Stacked } from '../../../ui/page/page.tsx';
import { CardSkeleton, StatSkeleton } from '../../../ui/status/skeletons.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { ChaptersCard } from './chapters-card.tsx';
import { CoursesCard } from './courses-card.tsx';
import { MarksCard } from './marks-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { ParentsCard } from './parents-card.tsx';
import { PreparationCard } from './preparation-card.tsx';
import { StudentFigures } from './student-figures.tsx';
import { TestsCard } from './tests-card.tsx';
import { TimeCard } from './time-card.tsx';

/** How a student learns: what the last tests say, which chapters are weak, how long and in which courses was studied. */
export function StudentPage({ accountId }: { readonly accountId: string }) {
  const page = useQuery(query(api.insights.showStudentPage, { params: { accountId } }));
  return (
    <Loaded query={page} skeleton={<Waiting />}>
      {({ results, days, courses, doubts, ...student }) => (
        <Stacked>
          <StudentFigures results={results} days={days} courses={courses} />
          <Columns kind="aside">
            <Stacked>
              {results && results.tests.length > 1 && <MarksCard tests={results.tests} />}
              <Columns kind="two">
                {results && <ChaptersCard weak={results.weak} strong={results.strong} />}
                {days && <TimeCard days={days} />}
              </Columns>
              {results && <TestsCard tests={results.tests} total={results.total} />}
            </Stacked>
            <Stacked>
              {doubts && doubts.length > 0 && <NeedsCard doubts={doubts} />}
              {courses && <CoursesCard courses={courses} />}
              <PreparationCard {...student} />
              <ParentsCard {...student} />
            </Stacked>
          </Columns>
        </Stacked>
      )}
    </Loaded>
  );
}

const Waiting = () => (
  <Stacked>
    <Columns kind="four">
      {[1, 2, 3, 4].map((at) => (
        <StatSkeleton key={at} />
      ))}
    </Columns>
    <CardSkeleton lines={8} />
    <CardSkeleton lines={5} />
  </Stacked>
);
