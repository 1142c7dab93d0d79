import { createFileRoute } from '@tanstack/react-router';
import { InstituteScreen } from '../../../features/tenancy/employees/institute-screen.tsx';

export const Route = createFileRoute('/employees/institutes/$instituteId')({ component: Institute });

function Institute() {
  const { instituteId } = Route.useParams();
  return <InstituteScreen key={instituteId} instituteId={Number(instituteId) || 0} />;
}
