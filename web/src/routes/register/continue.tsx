import type { FirstSteps } from '@abhyas/contract/onboarding/checklist';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { rememberUrl } from '../../app/remembered-url.ts';
import { describeSession } from '../../features/identity/devices/describe-session.ts';
import { TokenHome } from '../../features/identity/social/token-home.tsx';
import { FirstStepsScreen } from '../../features/onboarding/first-steps/first-steps-screen.tsx';
import { PlainNotice } from '../../features/onboarding/registration/plain-notice.tsx';
import { WayHome } from '../../features/onboarding/registration/way-home.tsx';
import { ColourField } from '../../features/tenancy/settings/colour-field.tsx';
import { PictureField } from '../../features/tenancy/settings/picture-field.tsx';
import { can, ensureSession, session, useMe } from '../../lib/session.ts';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

/** Steps 4 and 5, at the new institute. The owner comes with a logintoken the first time, later signed in. */
export const Route = createFileRoute('/register/continue')({
  validateSearch: ({ logintoken }): { readonly logintoken?: string } =>
    typeof logintoken === 'string' ? { logintoken } : {},
  beforeLoad: async ({ search }) => {
    if (search.logintoken !== undefined) return;
    await ensureSession();
    const me = session.find();
    if (!me) rememberUrl('/register/continue');
    if (!can(me, 'settings.write')) throw redirect({ to: me ? '/' : '/login', replace: true });
  },
  staticData: { title: 'onboarding.registration.title' },
  component: Continue,
});

function Continue() {
  const router = useRouter();
  const me = useMe();
  const { logintoken } = Route.useSearch();
  const [problem, setProblem] = useState<string>();
  const goOn = ({ content, paperId }: FirstSteps) => {
    const to =
      content === 'sample' && paperId
        ? `/partner/papers/${paperId}`
        : content === 'import'
          ? '/partner/imports'
          : '/partner';
    void router.navigate({ href: to, replace: true });
  };
  if (problem) return <PlainNotice problem={problem} />;
  return (
    <ThemeProvider>
      {logintoken !== undefined && !me ? (
        <WayHome>
          <TokenHome
            token={logintoken}
            onFailed={setProblem}
            onSignedIn={() => {
              describeSession();
              void router.navigate({ to: '/register/continue', search: {}, replace: true });
            }}
          />
        </WayHome>
      ) : (
        <FirstStepsScreen
          fields={{ Colour: ColourField, Picture: PictureField }}
          onDone={goOn}
          onNone={() => void router.navigate({ to: '/partner', replace: true })}
        />
      )}
    </ThemeProvider>
  );
}
