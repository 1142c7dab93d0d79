import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { enter } from '../app/enter.ts';
import { consentNeededGuard, defaultRedirection } from '../app/guards.ts';
import { takeRememberedUrl } from '../app/remembered-url.ts';
import { ConsentNeededScreen } from '../features/identity/guardians/consent-needed-screen.tsx';
import { ownArea } from '../lib/areas.ts';
import { useInstitute } from '../lib/institute.ts';
import { askAgain, useMe } from '../lib/session.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/guardian-needed')({
  beforeLoad: enter(consentNeededGuard),
  staticData: { title: 'identity.guardians.needed.tab' },
  component: ConsentNeeded,
});

function ConsentNeeded() {
  const router = useRouter();
  const settings = useInstitute();
  const name = useMe()?.account.firstname ?? '';
  const goOn = useCallback(async () => {
    const me = await askAgain();
    if (!me || me.needsConsent) return;
    const goTo = takeRememberedUrl() ?? ownArea(settings, me) ?? defaultRedirection(settings, me);
    await router.navigate({ href: goTo, replace: true });
  }, [router, settings]);
  const onAgreed = useCallback(() => void goOn(), [goOn]);
  return (
    <ThemeProvider>
      <ConsentNeededScreen name={name} onAgreed={onAgreed} />
    </ThemeProvider>
  );
}
