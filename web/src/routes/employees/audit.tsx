import { createFileRoute } from '@tanstack/react-router';
import { auditSearch } from '../../features/insights/addresses.ts';
import { AuditScreen } from '../../features/insights/audit/audit-screen.tsx';
import { WhoseLog } from '../../features/insights/audit/whose-log.tsx';

export const Route = createFileRoute('/employees/audit')({ validateSearch: auditSearch.read, component: Audit });

function Audit() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => auditSearch.patch(before, patch) })}
      whose={
        <WhoseLog
          institute={search.institute}
          onInstitute={(institute) => void navigate({ search: institute === undefined ? {} : { institute } })}
        />
      }
    />
  );
}
