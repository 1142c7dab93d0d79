import { createFileRoute } from '@tanstack/react-router';
import { AreaScreen } from '../app/area-screen.tsx';
import { enter } from '../app/enter.ts';
import { testGenerationGuard } from '../app/guards.ts';

export const Route = createFileRoute('/testgeneration')({
  beforeLoad: enter(testGenerationGuard),
  staticData: { title: 'app.areas.testGeneration.title' },
  component: () => <AreaScreen area="testGeneration" />,
});
