import { createFileRoute, useRouter } from '@tanstack/react-router';
import { enter } from '../app/enter.ts';
import { landing, loggedInGuard } from '../app/guards.ts';
import { takeRememberedUrl } from '../app/remembered-url.ts';
import { SecondFactorDemandedScreen } from '../features/identity/second-factor/demanded-screen.tsx';
import { useInstitute } from '../lib/institute.ts';
import { askAgain } from '../lib/session.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/second-factor')({
  beforeLoad: enter(loggedInGuard),
  staticData: { title: 'identity.secondFactor.title' },
  component: SecondFactor,
});

function SecondFactor() {
  const router = useRouter();
  const settings = useInstitute();
  const goOn = async () => {
    const me = await askAgain();
    if (me) await router.navigate({ href: takeRememberedUrl() ?? landing(settings, me), replace: true });
  };
  return (
    <ThemeProvider>
      <SecondFactorDemandedScreen onSetUp={() => void goOn()} />
    </ThemeProvider>
  );
}
