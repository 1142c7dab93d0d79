import { IconUsers } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { ConsentStates } from './consent-states.tsx';
import { GuardianList } from './guardian-list.tsx';
import { InviteGuardianForm } from './invite-guardian-form.tsx';

/** Who answers for me, what they agreed to, and how I ask somebody to. */
export function GuardiansScreen() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(query(api.identity.listGuardians));
  // A new form after each invitation.
  const [sent, setSent] = useState(0);
  const onInvited = (name: string) => {
    toast.good(t('identity.guardians.sent', { name }));
    setSent((times) => times + 1);
    void queryClient.invalidateQueries({ queryKey: api.identity.listGuardians.key });
  };
  return (
    <AccountFrame area="student" open="guardians">
      <Columns kind="two">
        <Stacked>
          <Card title={t('identity.guardians.title')} note={t('identity.guardians.note')} flush>
            {data ? (
              data.rows.length > 0 ? (
                <GuardianList guardians={data.rows} />
              ) : (
                <EmptyState icon={IconUsers} title={t('identity.guardians.none')}>
                  {t('identity.guardians.noneText')}
                </EmptyState>
              )
            ) : error ? (
              <LoadFailed error={error} onRetry={() => void refetch()} />
            ) : (
              <ListSkeleton rows={2} />
            )}
          </Card>
          {data?.rows.some(({ state }) => state === 'active') && (
            <Card title={t('identity.guardians.agreed')} flush>
              <ConsentStates consents={data.consents} />
            </Card>
          )}
        </Stacked>
        <Card title={t('identity.guardians.ask')} note={t('identity.guardians.askNote')}>
          <InviteGuardianForm key={sent} onInvited={onInvited} />
        </Card>
      </Columns>
    </AccountFrame>
  );
}
