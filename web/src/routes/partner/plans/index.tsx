import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '../../../features/passes/plans/plans-screen.tsx';

export const Route = createFileRoute('/partner/plans/')({ component: PlansScreen });
