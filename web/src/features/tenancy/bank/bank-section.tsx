import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { BankForm } from './bank-form.tsx';
import { ActiveAccount, PastChanges, WaitingChange } from './bank-changes.tsx';
import { PaymentGateway } from './payment-gateway.tsx';

/** Where payouts go: entered by one person, approved by another, shown masked to both; and the payment gateway. */
export function BankSection() {
  const { t } = useTranslation();
  const bank = useQuery(query(api.tenancy.showBankDetails));
  const settings = useQuery({ ...query(api.tenancy.showEditableSettings), refetchOnWindowFocus: false });
  const error = bank.error ?? settings.error;
  return (
    <Page title={t('tenancy.rules.sections.bank')} subtitle={t('tenancy.rules.subtitles.bank')}>
      {bank.data && settings.data ? (
        <Stacked>
          {bank.data.proposed && <WaitingChange change={bank.data.proposed} can={bank.data.can} />}
          <Card title={t('tenancy.bank.active')}>
            <ActiveAccount change={bank.data.active} />
          </Card>
          {bank.data.can.propose && <BankForm replaces={bank.data.active !== null} />}
          <PaymentGateway saved={settings.data.payments} readOnly={!settings.data.can.edit} />
          {bank.data.past.length > 0 && <PastChanges rows={bank.data.past} />}
        </Stacked>
      ) : error ? (
        <LoadFailed
          card
          error={error}
          onRetry={() => {
            void bank.refetch();
            void settings.refetch();
          }}
        />
      ) : (
        <Stacked>
          <CardSkeleton lines={2} />
          <CardSkeleton lines={4} />
        </Stacked>
      )}
    </Page>
  );
}
