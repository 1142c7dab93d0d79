import type { PersonDetail } from '@abhyas/contract/identity/people';
import { Button } from '@mantine/core';
import { IconBan, IconEye, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { viewAs } from '../impersonation/view-as.ts';
import { BlockForm, useBlocking } from './bulk-bar.tsx';
import { DeactivateModal } from './deactivate-modal.tsx';
import { ReasonForm } from './reason-form.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';

/** What can be done about a person; what the server would refuse is not offered. */
export function PersonActions({ person }: { readonly person: PersonDetail }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<'block' | 'view' | 'deactivate' | 'reset'>();
  const close = () => setAsks(undefined);
  const { block, unblock } = useBlocking(close);
  const { can, name, accountId } = person;
  const invite = useChange(() => api.identity.invitePersonAgain({ params: { accountId } }), {
    said: t('identity.invitations.resent'),
  });
  return (
    <>
      {can.invite && (
        <Button variant="action" loading={invite.busy} onClick={() => invite.send()}>
          {t('identity.invitations.resend')}
        </Button>
      )}
      {can.view && (
        <Button variant="outline" leftSection={<Icon of={IconEye} size={16} />} onClick={() => setAsks('view')}>
          {t('identity.people.person.view')}
        </Button>
      )}
      {can.resetSecondFactor && (
        <Button variant="outline" leftSection={<Icon of={IconShieldOff} size={16} />} onClick={() => setAsks('reset')}>
          {t('identity.people.secondFactor.action')}
        </Button>
      )}
      {can.deactivate && (
        <Button variant="outline" onClick={() => setAsks('deactivate')}>
          {t('identity.people.person.deactivate')}
        </Button>
      )}
      {can.block && (
        <Button variant="outline" leftSection={<Icon of={IconBan} size={16} />} onClick={() => setAsks('block')}>
          {t('identity.people.block')}
        </Button>
      )}
      {can.unblock && (
        <Button variant="action" onClick={() => void unblock([accountId])}>
          {t('identity.people.unblock')}
        </Button>
      )}
      <BlockForm count={1} opened={asks === 'block'} onClose={close} onBlock={(reason) => block([accountId], reason)} />
      <ResetSecondFactor person={person} opened={asks === 'reset'} onClose={close} />
      <DeactivateModal person={person} opened={asks === 'deactivate'} onClose={close} />
      <ReasonForm
        opened={asks === 'view'}
        onClose={close}
        title={t('identity.impersonation.title', { name })}
        label={t('identity.impersonation.reason')}
        needed={t('identity.impersonation.reasonNeeded')}
        least={5}
        confirm={t('identity.impersonation.start')}
        tone="action"
        onConfirm={async (reason) => {
          const { viewId } = await api.identity.startView({ body: { accountId, reason } });
          viewAs(viewId, '/student');
        }}
      >
        {t('identity.impersonation.help')}
      </ReasonForm>
    </>
  );
}
