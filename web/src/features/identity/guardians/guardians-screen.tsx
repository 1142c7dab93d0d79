import type { GuardianLink } from '@abhyas/contract/identity/guardians';
import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconUsers } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Stacked } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { ConsentStates } from './consent-states.tsx';
import classes from './guardians.module.css';
import { InviteGuardianForm } from './invite-guardian-form.tsx';

/** Who answers for me, what they agreed to, and how I ask somebody to. */
export function GuardiansScreen() {
  const { t } = useTranslation();
  const say = useRefusalText();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(query(api.identity.listGuardians));
  // A new form after each invitation.
  const [sent, setSent] = useState(0);
  const reload = () => queryClient.invalidateQueries({ queryKey: api.identity.listGuardians.key });
  const withdraw = useMutation({
    mutationFn: (linkId: string) => api.identity.withdrawGuardian({ params: { linkId } }),
    onError: (refusal) => toast.bad(say(refusal)),
    onSettled: reload,
  });
  const onInvited = (name: string) => {
    toast.good(t('identity.guardians.sent', { name }));
    setSent((times) => times + 1);
    void reload();
  };
  return (
    <AccountFrame area="student" open="guardians">
      <Columns kind="two">
        <Stacked>
          <Card title={t('identity.guardians.title')} note={t('identity.guardians.note')} flush>
            {data ? (
              data.rows.length > 0 ? (
                <ul className={classes['list']}>
                  {data.rows.map((guardian) => (
                    <Guardian
                      key={guardian.linkId}
                      guardian={guardian}
                      onWithdraw={() => withdraw.mutate(guardian.linkId)}
                    />
                  ))}
                </ul>
              ) : (
                <EmptyState icon={IconUsers} title={t('identity.guardians.none')}>
                  {t('identity.guardians.noneText')}
                </EmptyState>
              )
            ) : error ? (
              <ErrorState onRetry={() => void refetch()}>{say(error)}</ErrorState>
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

function Guardian({ guardian, onWithdraw }: { readonly guardian: GuardianLink; readonly onWithdraw: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, relation, sentTo, state, invitedAt, acceptedAt } = guardian;
  const isActive = state === 'active';
  return (
    <li className={classes['guardian']}>
      <span className={classes['words']}>
        <b>{name}</b>
        <span>
          {t(`identity.guardians.relations.${relation}`)} · {sentTo}
        </span>
        <span>
          {t(isActive ? 'identity.guardians.since' : 'identity.guardians.askedOn', {
            date: format.date(acceptedAt ?? invitedAt),
          })}
        </span>
      </span>
      <Badge tone={isActive ? 'good' : 'warn'} icon={isActive ? IconCheck : IconClock}>
        {t(`identity.guardians.states.${state}`)}
      </Badge>
      {!isActive && (
        <Button variant="outline" size="sm" onClick={onWithdraw}>
          {t('identity.guardians.withdraw')}
        </Button>
      )}
    </li>
  );
}
