import type { Me } from '@abhyas/contract/identity/sign-in';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { enter } from '../../app/enter.ts';
import { landing, loginGuard } from '../../app/guards.ts';
import { takeRememberedUrl } from '../../app/remembered-url.ts';
import { describeSession } from '../../features/identity/devices/describe-session.ts';
import { SignInPanel } from '../../features/identity/sign-in/sign-in-panel.tsx';
import { useInstitute } from '../../lib/institute.ts';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/_home/login')({
  // Spec §2: from the shared login domain, a logintoken brings the session home.
  validateSearch: ({ logintoken }): { readonly logintoken?: string } =>
    typeof logintoken === 'string' ? { logintoken } : {},
  beforeLoad: enter(loginGuard),
  staticData: { title: 'identity.signIn.title' },
  component: Login,
});

function Login() {
  const router = useRouter();
  const settings = useInstitute();
  const { logintoken } = Route.useSearch();
  const [token] = useState(logintoken);
  useEffect(() => {
    if (logintoken !== undefined) void router.navigate({ to: '/login', search: {}, replace: true });
  }, [logintoken, router]);
  const onSignedIn = (me: Me) => {
    describeSession();
    void router.navigate({ href: takeRememberedUrl() ?? landing(settings, me), replace: true });
  };
  return (
    <ThemeProvider>
      <SignInPanel
        token={token}
        onClose={() => {
          // Who turns away here no longer wants what was asked for before.
          takeRememberedUrl();
          void router.navigate({ to: '/' });
        }}
        onSignedIn={onSignedIn}
      />
    </ThemeProvider>
  );
}
