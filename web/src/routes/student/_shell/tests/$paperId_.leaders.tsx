import { createFileRoute } from '@tanstack/react-router';
import { requireItem } from '../../../../app/enter.ts';
import { LeaderboardScreen } from '../../../../features/assessments/leaderboard/leaderboard-screen.tsx';

export const Route = createFileRoute('/student/_shell/tests/$paperId_/leaders')({
  beforeLoad: () => requireItem('leadersBoard'),
  component: Leaderboard,
});

function Leaderboard() {
  return <LeaderboardScreen paperId={Route.useParams().paperId} />;
}
