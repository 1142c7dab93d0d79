import { createFileRoute } from '@tanstack/react-router';
import { SignInSection } from '../../../features/tenancy/settings/sign-in-section.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/settings/sign-in')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.tenancy.showEditableSettings)),
  component: SignInSection,
});
