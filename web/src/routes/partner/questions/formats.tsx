import { createFileRoute } from '@tanstack/react-router';
import { FormatsScreen } from '../../../features/questions/exports/formats-screen.tsx';

export const Route = createFileRoute('/partner/questions/formats')({ component: FormatsScreen });
