import { createFileRoute } from '@tanstack/react-router';
import { PlanScreen } from '../../../features/passes/plans/plan-screen.tsx';

export const Route = createFileRoute('/partner/plans/$planId')({ component: Plan });

function Plan() {
  const { planId } = Route.useParams();
  return <PlanScreen key={planId} planId={planId} />;
}
