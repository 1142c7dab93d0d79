import { createFileRoute, Outlet } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { partnerGuard } from '../../app/guards.ts';
import { PartnerShell } from '../../app/shells/partner-shell.tsx';
import { can, useMe } from '../../lib/session.ts';
import { deferred } from '../../ui/deferred.tsx';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

/** Only the owner of a new institute has first steps. */
const Checklist = deferred(
  async () => (await import('../../features/onboarding/checklist/checklist-card.tsx')).ChecklistCard,
);

export const Route = createFileRoute('/partner')({
  beforeLoad: enter(partnerGuard),
  component: PartnerArea,
});

function PartnerArea() {
  const me = useMe();
  return (
    <ThemeProvider>
      <PartnerShell>
        <Outlet />
      </PartnerShell>
      {can(me, 'settings.write') && !me?.acting && <Checklist />}
    </ThemeProvider>
  );
}
