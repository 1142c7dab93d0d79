import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { BankForm } from './bank-form.tsx';
import { ActiveAccount, PastChanges, WaitingChange } from './bank-changes.tsx';

/** Where payouts go: entered by one person, approved by another, shown masked to both. */
export function BankSection() {
  const { t } = useTranslation();
  const bank = useQuery(query(api.tenancy.showBankDetails));
  return (
    <Page title={t('tenancy.rules.sections.bank')} subtitle={t('tenancy.rules.subtitles.bank')}>
      <Loaded query={bank} card skeleton={<CardSkeleton lines={4} />}>
        {({ proposed, active, past, can }) => (
          <Stacked>
            {proposed && <WaitingChange change={proposed} can={can} />}
            <Card title={t('tenancy.bank.active')}>
              <ActiveAccount change={active} />
            </Card>
            {can.propose && <BankForm replaces={active !== null} />}
            {past.length > 0 && <PastChanges rows={past} />}
          </Stacked>
        )}
      </Loaded>
    </Page>
  );
}
