import { createFileRoute } from '@tanstack/react-router';
import { HopScreen } from '../../features/onboarding/registration/hop-screen.tsx';
import { api } from '../../lib/api.ts';

/** At the new institute: this browser gets its nonce, and fetches the owner's session from the provider. */
export const Route = createFileRoute('/register/arrive')({
  validateSearch: ({ from }): { readonly from: string } => ({ from: typeof from === 'string' ? from : '' }),
  staticData: { title: 'onboarding.registration.title' },
  component: Arrive,
});

function Arrive() {
  const { from } = Route.useSearch();
  return <HopScreen next={() => api.onboarding.arriveAtInstitute({ body: { from } })} />;
}
