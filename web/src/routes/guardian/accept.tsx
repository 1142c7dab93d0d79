import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { AcceptScreen } from '../../features/identity/guardians/accept-screen.tsx';
import { signIn } from '../../lib/session.ts';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

/** The link of an invitation: its secret stands behind `#`, which no server sees. */
export const Route = createFileRoute('/guardian/accept')({
  staticData: { title: 'identity.guardians.accept.tab' },
  component: Accept,
});

function Accept() {
  const router = useRouter();
  const [token] = useState(() => location.hash.slice(1));
  const enterAs = async (email: string, password: string | undefined) => {
    if (password !== undefined) await signIn({ email, password, tncAgreed: true });
    await router.navigate({ to: password === undefined ? '/login' : '/guardian', replace: true });
  };
  return (
    <ThemeProvider>
      <AcceptScreen token={token} onAccepted={enterAs} />
    </ThemeProvider>
  );
}
