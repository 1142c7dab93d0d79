import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { requireItem } from '../../app/enter.ts';
import { SetPasswordPanel } from '../../features/identity/recovery/set-password-panel.tsx';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/_home/setPassword')({
  validateSearch: ({ email, token }): { readonly email?: string; readonly token?: string } => ({
    ...(text(email) && { email: text(email)! }),
    ...(text(token) && { token: text(token)! }),
  }),
  beforeLoad: () => requireItem('forgetPassword'),
  staticData: { title: 'identity.recovery.set.title' },
  component: SetPassword,
});

function SetPassword() {
  const router = useRouter();
  const { email, token } = Route.useSearch();
  const [link] = useState({ email: email ?? '', token: token ?? '' });
  // What opens an account stays in no history and in no address that is copied.
  useEffect(() => {
    if (token !== undefined) void router.navigate({ to: '/setPassword', search: {}, replace: true });
  }, [token, router]);
  return (
    <ThemeProvider>
      <SetPasswordPanel link={link} onClose={() => void router.navigate({ to: '/login' })} />
    </ThemeProvider>
  );
}
