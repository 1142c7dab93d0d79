import { createFileRoute } from '@tanstack/react-router';
import { LeaderboardScreen } from '../../../../features/assessments/leaderboard/leaderboard-screen.tsx';

export const Route = createFileRoute('/student/_shell/tests/$paperId_/leaders')({ component: Leaderboard });

function Leaderboard() {
  return <LeaderboardScreen paperId={Route.useParams().paperId} />;
}
