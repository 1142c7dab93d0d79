import { createFileRoute } from '@tanstack/react-router';
import { MyClassesScreen } from '../../../../features/live/classes/my-classes-screen.tsx';

export const Route = createFileRoute('/student/_shell/live/')({ component: MyClassesScreen });
