import { createFileRoute } from '@tanstack/react-router';
import { SeenAs } from '../../../features/identity/index.ts';
import { type DrawPages, FeaturesSection } from '../../../features/tenancy/settings/features-section.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/settings/features')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.tenancy.showEditableSettings)),
  component: Features,
});

const drawPages: DrawPages = (given) => <SeenAs {...given} visitor="/" student="/student" />;

function Features() {
  return <FeaturesSection drawPages={drawPages} />;
}
