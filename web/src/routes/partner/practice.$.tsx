import { createFileRoute } from '@tanstack/react-router';
import {
  calibratedSearch,
  type CalibratedSearch,
  classSearch,
  type ClassSearch,
} from '../../features/practice/addresses.ts';
import { CalibratedScreen } from '../../features/practice/calibration/calibrated-screen.tsx';
import { PrerequisitesScreen } from '../../features/practice/prerequisites/prerequisites-screen.tsx';
import { ClassMapScreen } from '../../features/practice/class-map/class-map-screen.tsx';

/** What staff see of practice: the map of a batch, how hard questions are, and what comes before what. One route for all: each costs every visitor bytes. */
export const Route = createFileRoute('/partner/practice/$')({
  validateSearch: (raw: ClassSearch & CalibratedSearch) => raw,
  component: Practice,
});

function Practice() {
  const { _splat: what = '' } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (what === 'questions')
    return (
      <CalibratedScreen
        search={calibratedSearch.read(search)}
        onSearch={(patch) =>
          void navigate({ search: (before) => calibratedSearch.patch(before, patch), replace: true })
        }
      />
    );
  if (what === 'prerequisites')
    return (
      <PrerequisitesScreen
        search={classSearch.read(search)}
        onSearch={(patch) => void navigate({ search: (before) => classSearch.patch(before, patch), replace: true })}
      />
    );
  return (
    <ClassMapScreen
      search={classSearch.read(search)}
      onSearch={(patch) => void navigate({ search: (before) => classSearch.patch(before, patch), replace: true })}
    />
  );
}
