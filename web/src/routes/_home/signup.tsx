import { createFileRoute, useRouter } from '@tanstack/react-router';
import { enter, requireItem } from '../../app/enter.ts';
import { defaultRedirection, loginGuard, onboardingOf } from '../../app/guards.ts';
import { takeRememberedUrl } from '../../app/remembered-url.ts';
import { describeSession } from '../../features/identity/devices/describe-session.ts';
import { SignUpPanel } from '../../features/identity/sign-up/sign-up-panel.tsx';
import { useInstitute } from '../../lib/institute.ts';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/_home/signup')({
  beforeLoad: async (asked) => {
    requireItem('signUp');
    await enter(loginGuard)(asked);
  },
  staticData: { title: 'identity.signUp.title' },
  component: SignUp,
});

function SignUp() {
  const router = useRouter();
  const settings = useInstitute();
  return (
    <ThemeProvider>
      <SignUpPanel
        onClose={() => void router.navigate({ to: '/' })}
        onSignedIn={(me) => {
          describeSession();
          const goTo = onboardingOf(settings, me) ?? takeRememberedUrl() ?? defaultRedirection(settings, me);
          void router.navigate({ href: goTo, replace: true });
        }}
      />
    </ThemeProvider>
  );
}
