import { createFileRoute } from '@tanstack/react-router';
import { ScorecardScreen } from '../../../../features/assessments/scorecards/scorecard-screen.tsx';

export const Route = createFileRoute('/student/_shell/results/$attemptId_/scorecard')({ component: Card });

function Card() {
  return <ScorecardScreen attemptId={Route.useParams().attemptId} />;
}
