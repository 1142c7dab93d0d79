import { createFileRoute } from '@tanstack/react-router';
import { BrandSection } from '../../../features/tenancy/settings/brand-section.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/settings/brand')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.tenancy.showEditableSettings)),
  component: BrandSection,
});
