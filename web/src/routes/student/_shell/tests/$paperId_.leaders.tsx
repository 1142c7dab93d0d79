import { createFileRoute } from '@tanstack/react-router';
import { LeadersScreen } from '../../../../features/assessments/leaders/leaders-screen.tsx';

export const Route = createFileRoute('/student/_shell/tests/$paperId_/leaders')({ component: Leaders });

function Leaders() {
  return <LeadersScreen paperId={Route.useParams().paperId} />;
}
