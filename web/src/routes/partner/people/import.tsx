import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/identity/people/import-screen.tsx';
import { id, oneOf, search } from '../../../lib/url-search.ts';
import { checkParts } from '../../../ui/sheet-checks/check-search.ts';

const importSearch = search({ ...checkParts, kind: oneOf('student', 'staff'), open: id() });

export const Route = createFileRoute('/partner/people/import')({
  staticData: { title: 'identity.people.import' },
  validateSearch: importSearch.read,
  component: Import,
});

function Import() {
  const { kind = 'student', open, ...found } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportScreen
      kind={kind}
      importId={open}
      onImport={(imported) => void navigate({ search: { kind, ...(imported !== undefined && { open: imported }) } })}
      search={found}
      onSearch={(patch) => void navigate({ search: (before) => importSearch.patch(before, patch) })}
    />
  );
}
