import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { deferred } from '../../../ui/deferred.tsx';
import { api, query } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { useMe } from '../../../lib/session.ts';
import { LoadError } from '../load-error.tsx';
import { Hero } from './hero.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { Institutes } from './institutes.tsx';
import { OpenPapers } from './open-papers.tsx';
import { showsPapers } from './paper-filter.ts';
import { Teachers } from './teachers.tsx';

const route = getRouteApi('/_home');

/** Visitors need none of it. */
const NoAreaNotice = deferred(async () => (await import('./no-area-notice.tsx')).NoAreaNotice);

/** Exams, open papers and teachers of the institute; on the provider's host its institutes as well. */
export function HomeContent() {
  const me = useMe();
  const { kind } = useInstitute();
  const { exam, q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: home, dataUpdatedAt, error, refetch } = useQuery(query(api.discovery.showHome));
  if (error && !home) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!home) return <HomeSkeleton />;
  return (
    <>
      {me && <NoAreaNotice me={me} />}
      <Hero home={home} now={dataUpdatedAt} />
      <Institutes institutes={home.institutes} />
      {showsPapers(home, kind) && (
        <OpenPapers
          home={home}
          exam={exam}
          search={q}
          onFilter={(filter) => void navigate({ to: '.', search: filter, replace: true, resetScroll: false })}
        />
      )}
      <Teachers teachers={home.teachers} />
    </>
  );
}
