import { createFileRoute } from '@tanstack/react-router';
import { AreaScreen } from '../app/area-screen.tsx';
import { enter } from '../app/enter.ts';
import { testGenerationGuard } from '../app/guards.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/testgeneration')({
  beforeLoad: enter(testGenerationGuard),
  staticData: { title: 'app.areas.testGeneration.title' },
  component: () => (
    <ThemeProvider>
      <AreaScreen area="testGeneration" />
    </ThemeProvider>
  ),
});
