import { createFileRoute } from '@tanstack/react-router';
import { LiveConsole } from '../../features/assessments/attempts/console/live/live-console.tsx';
import { InstituteLogo } from '../../features/tenancy/brand/institute-logo.tsx';

/** The test console fills the screen: nothing of the student area stands around it. */
export const Route = createFileRoute('/student/attempts/$attemptId')({ component: Attempt });

function Attempt() {
  const { attemptId } = Route.useParams();
  return <LiveConsole key={attemptId} attemptId={attemptId} logo={<InstituteLogo />} />;
}
