import { createFileRoute, useRouter } from '@tanstack/react-router';
import { enter, requireItem } from '../../app/enter.ts';
import { loginGuard } from '../../app/guards.ts';
import { AskInstitutePanel } from '../../features/identity/ask-institute/ask-institute-panel.tsx';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/_home/signup')({
  beforeLoad: async (asked) => {
    requireItem('signUp');
    await enter(loginGuard)(asked);
  },
  staticData: { title: 'identity.ask.signUp.title' },
  component: SignUp,
});

function SignUp() {
  const router = useRouter();
  return (
    <ThemeProvider>
      <AskInstitutePanel about="signUp" onClose={() => void router.navigate({ to: '/' })} />
    </ThemeProvider>
  );
}
