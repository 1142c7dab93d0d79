import { createFileRoute } from '@tanstack/react-router';
import { VerifyScreen } from '../features/assessments/scorecards/verify-screen.tsx';

export const Route = createFileRoute('/verify/$code')({
  staticData: { title: 'assessments.scorecard.verify' },
  component: Verify,
});

function Verify() {
  return <VerifyScreen code={Route.useParams().code} />;
}
