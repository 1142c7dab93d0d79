import { createFileRoute } from '@tanstack/react-router';
import { FeaturesSection } from '../../../features/tenancy/settings/features-section.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/settings/features')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.tenancy.showEditableSettings)),
  component: FeaturesSection,
});
