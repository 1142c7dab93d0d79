import { createFileRoute } from '@tanstack/react-router';
import { auditSearch } from '../../features/insights/addresses.ts';
import { AuditScreen } from '../../features/insights/audit/audit-screen.tsx';

export const Route = createFileRoute('/partner/audit')({
  validateSearch: ({ institute: _institute, ...raw }: Record<string, unknown>) => auditSearch.read(raw),
  component: Audit,
});

function Audit() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => auditSearch.patch(before, patch) })}
    />
  );
}
