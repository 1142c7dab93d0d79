import { createFileRoute } from '@tanstack/react-router';
import { readImportSearch } from '../../../features/questions/imports/import-search.ts';
import { ImportScreen } from '../../../features/questions/imports/import-screen.tsx';

export const Route = createFileRoute('/partner/imports/$importId')({
  validateSearch: readImportSearch,
  component: OneImport,
});

function OneImport() {
  const { importId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportScreen
      key={importId}
      importId={importId}
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => readImportSearch({ ...before, ...patch }), resetScroll: false })
      }
    />
  );
}
