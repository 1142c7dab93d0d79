import { createFileRoute } from '@tanstack/react-router';
import { PlanScreen } from '../../features/passes/plans/plan-screen.tsx';
import { PlansScreen } from '../../features/passes/plans/plans-screen.tsx';

/** The plans that staff offer, and one of them: one route, because each is bytes that every visitor fetches. */
export const Route = createFileRoute('/partner/plans/$')({ component: Plans });

function Plans() {
  const { _splat: planId = '' } = Route.useParams();
  return planId === '' ? <PlansScreen /> : <PlanScreen key={planId} planId={planId} />;
}
