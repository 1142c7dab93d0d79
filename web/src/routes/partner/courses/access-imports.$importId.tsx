import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/courses/access-import/import-screen.tsx';
import { checkSearch } from '../../../ui/sheet-checks/check-search.ts';

export const Route = createFileRoute('/partner/courses/access-imports/$importId')({
  validateSearch: checkSearch.read,
  component: Import,
});

function Import() {
  const { importId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportScreen
      importId={importId}
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => checkSearch.patch(before, patch) })}
    />
  );
}
