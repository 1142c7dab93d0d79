import { createFileRoute } from '@tanstack/react-router';
import { LatestEntries } from '../../../features/insights/audit/latest-entries.tsx';
import { InstituteScreen } from '../../../features/tenancy/employees/institute-screen.tsx';
import { can, useMe } from '../../../lib/session.ts';

export const Route = createFileRoute('/employees/institutes/$instituteId')({ component: Institute });

function Institute() {
  const me = useMe();
  const navigate = Route.useNavigate();
  const instituteId = Number(Route.useParams().instituteId) || 0;
  const open = (entry: string) => void navigate({ to: '/employees/audit', search: { institute: instituteId, entry } });
  return (
    <InstituteScreen
      key={instituteId}
      instituteId={instituteId}
      log={can(me, 'audit.read') && <LatestEntries instituteId={instituteId} onOpen={open} />}
    />
  );
}
