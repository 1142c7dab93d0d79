import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/courses/access-import/import-screen.tsx';
import { patchImport, readImportSearch } from '../../../features/courses/access-import/import-search.ts';

export const Route = createFileRoute('/partner/courses/access-imports/$importId')({
  validateSearch: readImportSearch,
  component: AccessImport,
});

function AccessImport() {
  const { importId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportScreen
      importId={importId}
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => patchImport(before, patch) })}
    />
  );
}
