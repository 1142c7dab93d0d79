import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { landing } from '../../app/guards.ts';
import { describeSession } from '../../features/identity/devices/describe-session.ts';
import { AcceptPanel } from '../../features/identity/invitations/accept-panel.tsx';
import { useInstitute } from '../../lib/institute.ts';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

/** The link of an invitation: its secret stands behind `#`, which no server sees. */
export const Route = createFileRoute('/_home/invitation')({
  staticData: { title: 'identity.invitations.accept.title' },
  component: Invitation,
});

function Invitation() {
  const router = useRouter();
  const settings = useInstitute();
  const [token] = useState(() => location.hash.slice(1));
  // What opens an account stays in no history and in no address that is copied.
  useEffect(() => {
    if (location.hash) void router.navigate({ to: '/invitation', replace: true });
  }, [router]);
  return (
    <ThemeProvider>
      <AcceptPanel
        token={token}
        onClose={() => void router.navigate({ to: '/' })}
        onSignedIn={(me) => {
          describeSession();
          void router.navigate({ href: landing(settings, me), replace: true });
        }}
      />
    </ThemeProvider>
  );
}
