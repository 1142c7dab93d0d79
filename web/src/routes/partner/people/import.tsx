import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../../features/identity/people/import-screen.tsx';
import { type CheckSearch, patchCheck, readCheckSearch } from '../../../ui/sheet-checks/check-search.ts';

interface Search extends CheckSearch {
  readonly kind: 'student' | 'staff';
  readonly open?: string;
}

export const Route = createFileRoute('/partner/people/import')({
  staticData: { title: 'identity.people.import' },
  validateSearch: (raw: Readonly<Record<string, unknown>>): Search => ({
    ...readCheckSearch(raw),
    kind: raw['kind'] === 'staff' ? 'staff' : 'student',
    ...(typeof raw['open'] === 'string' && { open: raw['open'] }),
  }),
  component: Import,
});

function Import() {
  const { kind, open, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ImportScreen
      kind={kind}
      importId={open}
      onImport={(id) => void navigate({ search: { kind, ...(id !== undefined && { open: id }) } })}
      search={search}
      onSearch={(patch) =>
        void navigate({ search: { kind, ...(open !== undefined && { open }), ...patchCheck(search, patch) } })
      }
    />
  );
}
