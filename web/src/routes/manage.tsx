import { createFileRoute } from '@tanstack/react-router';
import { AreaScreen } from '../app/area-screen.tsx';
import { enter } from '../app/enter.ts';
import { manageGuard } from '../app/guards.ts';
import { Attention } from '../features/insights/staff-day/attention.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/manage')({
  beforeLoad: enter(manageGuard),
  staticData: { title: 'app.areas.manage.title' },
  component: () => (
    <ThemeProvider>
      <AreaScreen area="manage">
        <Attention />
      </AreaScreen>
    </ThemeProvider>
  ),
});
