import { createFileRoute } from '@tanstack/react-router';
import { readInstitutesSearch } from '../../features/tenancy/employees/institutes-search.ts';
import { InstitutesScreen } from '../../features/tenancy/employees/institutes-screen.tsx';

export const Route = createFileRoute('/employees/')({
  validateSearch: readInstitutesSearch,
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
          search: (before) => readInstitutesSearch({ ...before, page: undefined, ...patch }),
          replace: 'search' in patch,
          resetScroll: 'page' in patch,
        })
      }
    />
  );
}
