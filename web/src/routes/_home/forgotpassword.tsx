import { createFileRoute, useRouter } from '@tanstack/react-router';
import { requireItem } from '../../app/enter.ts';
import { AskInstitutePanel } from '../../features/identity/ask-institute/ask-institute-panel.tsx';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/_home/forgotpassword')({
  beforeLoad: () => requireItem('forgetPassword'),
  staticData: { title: 'identity.ask.password.title' },
  component: ForgotPassword,
});

function ForgotPassword() {
  const router = useRouter();
  return (
    <ThemeProvider>
      <AskInstitutePanel about="password" onClose={() => void router.navigate({ to: '/login' })} />
    </ThemeProvider>
  );
}
