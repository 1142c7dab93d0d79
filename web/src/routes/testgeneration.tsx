import { createFileRoute } from '@tanstack/react-router';
import { AreaScreen } from '../app/area-screen.tsx';
import { enter } from '../app/enter.ts';
import { testGenerationGuard } from '../app/guards.ts';
import { GenerationHome } from '../features/assessments/authoring/generate/wizard/generation-home.tsx';
import { can, useMe } from '../lib/session.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/testgeneration')({
  beforeLoad: enter(testGenerationGuard),
  staticData: { title: 'app.areas.testGeneration.title' },
  component: TestGeneration,
});

function TestGeneration() {
  const writes = can(useMe(), 'papers.write');
  return (
    <ThemeProvider>
      <AreaScreen area="testGeneration">{writes && <GenerationHome />}</AreaScreen>
    </ThemeProvider>
  );
}
