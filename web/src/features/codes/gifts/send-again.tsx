import type { Gift } from '@abhyas/contract/codes/gifts';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Props {
  readonly gift: Gift;
  readonly onClose: () => void;
}

/** Sends a gift now, to another address where the first was wrong. */
export function SendAgain({ gift: { giftId, email, state }, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <FormDialog
      onClose={onClose}
      title={t(state === 'waits' ? 'codes.gifts.sendNow' : 'codes.gifts.sendAgain')}
      submit={t('codes.gifts.send')}
      initial={{ email }}
      check={(values) => (values.email.trim() === '' ? { email: t('errors.fields.required') } : {})}
      send={async (body) => {
        await api.codes.sendGiftAgain({ params: { giftId }, body });
        toast.good(t('codes.gifts.sentNow'));
        await client.invalidateQueries({ queryKey: api.codes.listMyGifts.key });
      }}
    >
      {(fields) => (
        <>
          {state === 'sent' && <p>{t('codes.gifts.againText')}</p>}
          <TextInput {...fields.text('email')} label={t('codes.gifts.email')} type="email" maxLength={200} required />
        </>
      )}
    </FormDialog>
  );
}
