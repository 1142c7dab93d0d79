import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { deferred } from '../../../ui/deferred.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { api, query } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Hero } from './hero.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { CoursesOnHome } from './courses-on-home.tsx';
import { ExamChips } from './exam-chips.tsx';
import { OpenPapers } from './open-papers.tsx';
import { type HomeFilter, showsPapers } from './paper-filter.ts';
import { Teachers } from './teachers.tsx';

const route = getRouteApi('/_home');

/** Visitors need none of these, and only the provider names institutes. */
const NoAreaNotice = deferred(async () => (await import('./no-area-notice.tsx')).NoAreaNotice);
const ContinueLearning = deferred(async () => (await import('./continue-learning.tsx')).ContinueLearning);
const Institutes = deferred(async () => (await import('./institutes.tsx')).Institutes);

/** Exams, open papers and teachers of the institute; on the provider's host its institutes as well. */
export function HomeContent() {
  const me = useMe();
  const { kind } = useInstitute();
  const { exam, q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: home, dataUpdatedAt, error, refetch } = useQuery(query(api.discovery.showHome));
  const filter = (next: HomeFilter) =>
    void navigate({
      to: '.',
      search: { ...(next.exam && { exam: next.exam }), ...(next.q && { q: next.q }) },
      replace: true,
      resetScroll: false,
    });
  if (error && !home) return <LoadFailed card error={error} onRetry={() => void refetch()} />;
  if (!home) return <HomeSkeleton />;
  return (
    <>
      {me && <NoAreaNotice me={me} />}
      <Hero home={home} now={dataUpdatedAt} />
      {can(me, 'courses.study') && <ContinueLearning />}
      {home.institutes.length > 0 && <Institutes institutes={home.institutes} />}
      <ExamChips home={home} exam={exam} onExam={(code) => filter({ exam: code, q })} />
      <CoursesOnHome courses={home.courses} exam={exam} />
      {showsPapers(home, kind) && <OpenPapers home={home} exam={exam} search={q} onFilter={filter} />}
      <Teachers teachers={home.teachers} />
    </>
  );
}
