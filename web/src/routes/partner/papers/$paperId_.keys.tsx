import { createFileRoute } from '@tanstack/react-router';
import { PaperKeys } from '../../../features/assessments/keys/paper-keys.tsx';
import { keysSearch } from '../../../features/assessments/addresses.ts';

export const Route = createFileRoute('/partner/papers/$paperId_/keys')({
  validateSearch: keysSearch.read,
  component: Keys,
});

function Keys() {
  const { paperId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PaperKeys
      paperId={paperId}
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => keysSearch.patch(before, patch) })}
    />
  );
}
