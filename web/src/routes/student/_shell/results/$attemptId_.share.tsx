import { createFileRoute } from '@tanstack/react-router';
import { ShareScreen } from '../../../../features/assessments/scorecards/share-screen.tsx';

export const Route = createFileRoute('/student/_shell/results/$attemptId_/share')({ component: Share });

function Share() {
  return <ShareScreen attemptId={Route.useParams().attemptId} />;
}
