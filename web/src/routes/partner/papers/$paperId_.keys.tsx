import { createFileRoute } from '@tanstack/react-router';
import { PaperKeys } from '../../../features/assessments/keys/paper-keys.tsx';
import { readKeysSearch } from '../../../features/assessments/keys/keys-search.ts';

export const Route = createFileRoute('/partner/papers/$paperId_/keys')({
  validateSearch: readKeysSearch,
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
      onSearch={(patch) => void navigate({ search: (before) => readKeysSearch({ ...before, ...patch }) })}
    />
  );
}
