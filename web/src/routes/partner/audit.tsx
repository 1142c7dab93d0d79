import { createFileRoute } from '@tanstack/react-router';
import { patchAudit, readAuditSearch } from '../../features/insights/audit/audit-search.ts';
import { AuditScreen } from '../../features/insights/audit/audit-screen.tsx';

export const Route = createFileRoute('/partner/audit')({
  validateSearch: ({ institute: _institute, ...raw }: Record<string, unknown>) => readAuditSearch(raw),
  component: Audit,
});

function Audit() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => patchAudit(before, patch) })}
    />
  );
}
