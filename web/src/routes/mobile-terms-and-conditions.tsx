import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen } from '../features/tenancy/legal/legal-screen.tsx';

export const Route = createFileRoute('/mobile-terms-and-conditions')({
  staticData: { title: 'tenancy.legal.terms.title' },
  component: () => <LegalScreen about="terms" />,
});
