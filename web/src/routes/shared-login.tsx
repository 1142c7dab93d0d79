import { createFileRoute } from '@tanstack/react-router';
import { SharedLoginScreen } from '../features/identity/social/shared-login-screen.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

/** The one page of the shared login domain; its address is registered with Google and Facebook. */
export const Route = createFileRoute('/shared-login')({
  staticData: { title: 'identity.signIn.title' },
  component: SharedLogin,
});

function SharedLogin() {
  return (
    <ThemeProvider>
      <SharedLoginScreen />
    </ThemeProvider>
  );
}
