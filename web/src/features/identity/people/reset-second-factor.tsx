import type { PersonDetail } from '@abhyas/contract/identity/people';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { ReasonForm } from './reason-form.tsx';

interface Props {
  readonly person: PersonDetail;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes the second step off the account of somebody who lost the phone, with a reason for the log. */
export function ResetSecondFactor({ person: { accountId, name }, opened, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <ReasonForm
      opened={opened}
      onClose={onClose}
      title={t('identity.people.secondFactor.title', { name })}
      label={t('identity.people.secondFactor.reason')}
      help={t('identity.people.secondFactor.reasonHelp')}
      needed={t('identity.people.secondFactor.reasonNeeded')}
      least={3}
      confirm={t('identity.people.secondFactor.confirm')}
      tone="danger"
      onConfirm={async (reason) => {
        await api.identity.resetSecondFactor({ params: { accountId }, body: { reason } });
        await client.invalidateQueries({ queryKey: ['identity'] });
        onClose();
        toast.good(t('identity.people.secondFactor.done', { name }));
      }}
    >
      {t('identity.people.secondFactor.text', { name })}
    </ReasonForm>
  );
}
