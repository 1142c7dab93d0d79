import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ActiveAccount, PastChanges, WaitingChange } from './bank-changes.tsx';
import { BankForm } from './bank-form.tsx';

interface Props {
  /** Somebody whom the institute pays; without it the institute itself. */
  readonly ownerId?: string;
}

/** An account that money goes to: entered by one person, approved by another, shown masked to both. */
export function BankDetails({ ownerId }: Props) {
  const { t } = useTranslation();
  const of = ownerId === undefined ? {} : { ownerId };
  const bank = useQuery(query(api.tenancy.showBankDetails, { query: of }));
  return (
    <Loaded query={bank} card skeleton={<CardSkeleton lines={4} />}>
      {({ proposed, active, past, can }) => (
        <Stacked>
          {proposed && <WaitingChange change={proposed} can={can} />}
          <Card title={t('tenancy.bank.active')}>
            <ActiveAccount change={active} />
          </Card>
          {can.propose && <BankForm replaces={active !== null} of={of} />}
          {past.length > 0 && <PastChanges rows={past} />}
        </Stacked>
      )}
    </Loaded>
  );
}

/** Where the payouts of the institute go. */
export function BankSection() {
  const { t } = useTranslation();
  return (
    <Page title={t('tenancy.rules.sections.bank')} subtitle={t('tenancy.rules.subtitles.bank')}>
      <BankDetails />
    </Page>
  );
}
