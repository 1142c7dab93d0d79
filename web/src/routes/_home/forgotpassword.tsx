import { createFileRoute, useRouter } from '@tanstack/react-router';
import { requireItem } from '../../app/enter.ts';
import { ForgotPanel } from '../../features/identity/recovery/forgot-panel.tsx';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/_home/forgotpassword')({
  beforeLoad: () => requireItem('forgetPassword'),
  staticData: { title: 'identity.recovery.forgot.title' },
  component: ForgotPassword,
});

function ForgotPassword() {
  const router = useRouter();
  return (
    <ThemeProvider>
      <ForgotPanel onClose={() => void router.navigate({ to: '/login' })} />
    </ThemeProvider>
  );
}
