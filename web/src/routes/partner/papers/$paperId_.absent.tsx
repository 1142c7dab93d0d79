import { createFileRoute } from '@tanstack/react-router';
import { AbsentList } from '../../../features/assessments/absent/absent-list.tsx';
import { absentSearch } from '../../../features/assessments/addresses.ts';

export const Route = createFileRoute('/partner/papers/$paperId_/absent')({
  validateSearch: absentSearch.read,
  component: Absent,
});

function Absent() {
  const { paperId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AbsentList
      paperId={paperId}
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => absentSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
