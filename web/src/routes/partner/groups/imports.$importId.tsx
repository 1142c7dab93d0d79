import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/cohorts/imports/import-screen.tsx';
import { checkSearch } from '../../../ui/sheet-checks/check-search.ts';

export const Route = createFileRoute('/partner/groups/imports/$importId')({
  validateSearch: checkSearch.read,
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
      onSearch={(patch) => void navigate({ search: (before) => checkSearch.patch(before, patch) })}
    />
  );
}
