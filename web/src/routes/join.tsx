import { createFileRoute } from '@tanstack/react-router';
import { JoinScreen } from '../features/identity/join/join-screen.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/join')({
  staticData: { title: 'identity.join.title' },
  component: Join,
});

function Join() {
  return (
    <ThemeProvider>
      <JoinScreen />
    </ThemeProvider>
  );
}
