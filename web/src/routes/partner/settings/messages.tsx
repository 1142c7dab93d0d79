import { createFileRoute } from '@tanstack/react-router';
import { MessagesSection } from '../../../features/tenancy/settings/messages-section.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/settings/messages')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.tenancy.showEditableSettings)),
  component: MessagesSection,
});
