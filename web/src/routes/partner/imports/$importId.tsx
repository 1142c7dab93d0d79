import { createFileRoute } from '@tanstack/react-router';
import { importSearch } from '../../../features/questions/addresses.ts';
import { ImportScreen } from '../../../features/questions/imports/import-screen.tsx';

export const Route = createFileRoute('/partner/imports/$importId')({
  validateSearch: importSearch.read,
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
      onSearch={(patch) => void navigate({ search: (before) => importSearch.patch(before, patch), resetScroll: false })}
    />
  );
}
