import { createFileRoute, useRouter } from '@tanstack/react-router';
import { takeRememberedUrl } from '../../app/remembered-url.ts';
import { InviteGuardianForm } from '../../features/identity/guardians/invite-guardian-form.tsx';
import { WelcomeScreen } from '../../features/learners/welcome/welcome-screen.tsx';
import { askAgain, useMe } from '../../lib/session.ts';

/** Asked once, before the student area opens. */
export const Route = createFileRoute('/student/welcome')({
  // Sign-up goes on here, and the first step says that the account is ready.
  validateSearch: ({ fresh }): { readonly fresh?: boolean } => (fresh === true ? { fresh } : {}),
  staticData: { title: 'learners.welcome.tab' },
  component: Welcome,
});

function Welcome() {
  const router = useRouter();
  const { fresh = false } = Route.useSearch();
  const me = useMe();
  const openArea = async () => {
    await askAgain();
    router.history.replace(takeRememberedUrl() ?? '/student');
  };
  return (
    <WelcomeScreen
      fresh={fresh}
      name={me?.account.firstname ?? ''}
      onDone={() => void openArea()}
      GuardianForm={InviteGuardianForm}
    />
  );
}
