import { createFileRoute } from '@tanstack/react-router';
import { RulesSection } from '../../../features/tenancy/settings/rules-section.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/settings/rules')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.tenancy.showEditableSettings)),
  component: RulesSection,
});
