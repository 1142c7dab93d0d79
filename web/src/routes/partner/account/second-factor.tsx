import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SecondFactorScreen } from '../../../features/identity/second-factor/second-factor-screen.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/account/second-factor')({
  staticData: { title: 'identity.secondFactor.title' },
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.identity.showSecondFactor)),
  component: SecondFactor,
});

function SecondFactor() {
  const { t } = useTranslation();
  const breadcrumbs = [
    { label: t('identity.devices.title'), to: '/partner/account/devices' },
    { label: t('identity.secondFactor.title') },
  ];
  return <SecondFactorScreen breadcrumbs={breadcrumbs} />;
}
