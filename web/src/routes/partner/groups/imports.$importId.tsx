import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/cohorts/imports/import-screen.tsx';
import { patchImport, readImportSearch } from '../../../features/cohorts/imports/import-search.ts';

export const Route = createFileRoute('/partner/groups/imports/$importId')({
  validateSearch: readImportSearch,
  component: MemberImport,
});

function MemberImport() {
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
