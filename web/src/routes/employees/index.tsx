import { createFileRoute } from '@tanstack/react-router';
import { institutesSearch } from '../../features/tenancy/addresses.ts';
import { InstitutesScreen } from '../../features/tenancy/employees/institutes-screen.tsx';

export const Route = createFileRoute('/employees/')({
  validateSearch: institutesSearch.read,
  component: Institutes,
});

function Institutes() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InstitutesScreen
      search={search}
      onSearch={(patch) =>
        void navigate({
          search: (before) => institutesSearch.patch(before, patch),
          replace: 'search' in patch,
          resetScroll: 'page' in patch,
        })
      }
    />
  );
}
