import { createFileRoute, Outlet } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { guardianGuard } from '../../app/guards.ts';
import { GuardianShell } from '../../app/shells/guardian-shell.tsx';
import { api, query } from '../../lib/api.ts';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/guardian/_shell')({
  beforeLoad: enter(guardianGuard),
  loader: ({ context }) => context.queryClient.ensureQueryData(query(api.identity.listChildren)),
  component: () => (
    <ThemeProvider>
      <GuardianShell>
        <Outlet />
      </GuardianShell>
    </ThemeProvider>
  ),
});
