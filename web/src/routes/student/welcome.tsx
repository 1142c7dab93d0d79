import { createFileRoute, useRouter } from '@tanstack/react-router';
import { takeRememberedUrl } from '../../app/remembered-url.ts';
import { InviteGuardianForm } from '../../features/identity/guardians/invite-guardian-form.tsx';
import { WelcomeScreen } from '../../features/learners/welcome/welcome-screen.tsx';
import { askAgain, useMe } from '../../lib/session.ts';

/** Asked once, before the student area opens. */
export const Route = createFileRoute('/student/welcome')({
  staticData: { title: 'learners.welcome.tab' },
  component: Welcome,
});

function Welcome() {
  const router = useRouter();
  const me = useMe();
  const openArea = async () => {
    await askAgain();
    router.history.replace(takeRememberedUrl() ?? '/student');
  };
  return (
    <WelcomeScreen
      name={me?.account.firstname ?? ''}
      onDone={() => void openArea()}
      GuardianForm={InviteGuardianForm}
    />
  );
}
