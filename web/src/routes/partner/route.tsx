import { createFileRoute, Outlet } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { partnerGuard } from '../../app/guards.ts';
import { PartnerShell } from '../../app/shells/partner-shell.tsx';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/partner')({
  beforeLoad: enter(partnerGuard),
  component: () => (
    <ThemeProvider>
      <PartnerShell>
        <Outlet />
      </PartnerShell>
    </ThemeProvider>
  ),
});
