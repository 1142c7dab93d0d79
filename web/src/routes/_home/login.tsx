import { createFileRoute, useRouter } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { defaultRedirection, loginGuard } from '../../app/guards.ts';
import { takeRememberedUrl } from '../../app/remembered-url.ts';
import { SignInPanel } from '../../features/identity/sign-in/sign-in-panel.tsx';
import { useInstitute } from '../../lib/institute.ts';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/_home/login')({
  beforeLoad: enter(loginGuard),
  staticData: { title: 'identity.signIn.title' },
  component: Login,
});

function Login() {
  const router = useRouter();
  const settings = useInstitute();
  return (
    <ThemeProvider>
      <SignInPanel
        onClose={() => {
          // Who turns away here no longer wants what was asked for before.
          takeRememberedUrl();
          void router.navigate({ to: '/' });
        }}
        onSignedIn={(me) =>
          void router.navigate({ href: takeRememberedUrl() ?? defaultRedirection(settings, me), replace: true })
        }
      />
    </ThemeProvider>
  );
}
