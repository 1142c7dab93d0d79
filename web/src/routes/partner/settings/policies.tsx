import { createFileRoute } from '@tanstack/react-router';
import { PoliciesSection } from '../../../features/tenancy/policies/policies-section.tsx';

export const Route = createFileRoute('/partner/settings/policies')({
  validateSearch: (raw: Readonly<Record<string, unknown>>): { readonly kind?: 'terms' } =>
    raw['kind'] === 'terms' ? { kind: 'terms' } : {},
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
