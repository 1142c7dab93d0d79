import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen } from '../features/tenancy/legal/legal-screen.tsx';

export const Route = createFileRoute('/mobile-privacy-policy')({
  staticData: { title: 'tenancy.legal.privacy.title' },
  component: () => <LegalScreen about="privacy" />,
});
