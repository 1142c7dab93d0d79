import { createFileRoute, useRouter } from '@tanstack/react-router';
import { requireItem } from '../../app/enter.ts';
import { AskInstitutePanel } from '../../features/identity/ask-institute/ask-institute-panel.tsx';

export const Route = createFileRoute('/_home/setPassword')({
  beforeLoad: () => requireItem('forgetPassword'),
  staticData: { title: 'identity.ask.password.title' },
  component: SetPassword,
});

function SetPassword() {
  const router = useRouter();
  return <AskInstitutePanel about="password" onClose={() => void router.navigate({ to: '/login' })} />;
}
