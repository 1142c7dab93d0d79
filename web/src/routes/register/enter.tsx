import { createFileRoute } from '@tanstack/react-router';
import { HopScreen } from '../../features/onboarding/registration/hop-screen.tsx';
import { api } from '../../lib/api.ts';

/** At the provider, on the way back to the new institute: whoever holds the registration gets the owner's token. */
export const Route = createFileRoute('/register/enter')({
  validateSearch: ({ nonce }): { readonly nonce: string } => ({ nonce: typeof nonce === 'string' ? nonce : '' }),
  staticData: { title: 'onboarding.registration.title' },
  component: Enter,
});

function Enter() {
  const { nonce } = Route.useSearch();
  return <HopScreen next={() => api.onboarding.handOver({ body: { nonce } })} />;
}
