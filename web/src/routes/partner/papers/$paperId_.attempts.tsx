import { createFileRoute } from '@tanstack/react-router';
import { AttemptList } from '../../../features/assessments/attempt-list/attempt-list.tsx';
import { attemptsSearch } from '../../../features/assessments/addresses.ts';

export const Route = createFileRoute('/partner/papers/$paperId_/attempts')({
  validateSearch: attemptsSearch.read,
  component: Attempts,
});

function Attempts() {
  const { paperId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AttemptList
      paperId={paperId}
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => attemptsSearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
