import { createFileRoute } from '@tanstack/react-router';
import { PoliciesSection } from '../../../features/tenancy/policies/policies-section.tsx';
import { oneOf, search } from '../../../lib/url-search.ts';

export const Route = createFileRoute('/partner/settings/policies')({
  validateSearch: search({ kind: oneOf('terms') }).read,
  component: Policies,
});

function Policies() {
  const { kind = 'privacy' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PoliciesSection
      kind={kind}
      onKind={(next) => void navigate({ search: next === 'terms' ? { kind: 'terms' } : {}, resetScroll: false })}
    />
  );
}
