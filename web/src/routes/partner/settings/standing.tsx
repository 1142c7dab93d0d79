import { createFileRoute } from '@tanstack/react-router';
import { StandingSection } from '../../../features/tenancy/lifecycle/standing-section.tsx';

export const Route = createFileRoute('/partner/settings/standing')({ component: StandingSection });
