import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import type { Sale } from './offline-entered.tsx';

interface Props {
  readonly sale: Sale;
  readonly onClose: () => void;
}

/** The money is not there: the student reads why and may pay again. */
export function RefusePayment({ sale: { orderId, offline }, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.offline.staff.refusing')}
      submit={t('commerce.offline.staff.refuse')}
      tone="danger"
      initial={{ answer: '' }}
      check={({ answer }) => (answer.trim().length < 3 ? { answer: t('commerce.sales.refund.why') } : {})}
      send={async ({ answer }) => {
        const params = { orderId, paymentId: offline?.paymentId ?? '' };
        await api.commerce.decideOfflinePayment({ params, body: { confirm: false, answer: answer.trim() } });
        toast.good(t('commerce.sales.request.declining.done'));
        await client.invalidateQueries({ queryKey: ['commerce'] });
      }}
    >
      {(fields) => (
        <Textarea
          {...fields.text('answer')}
          label={t('commerce.sales.request.answer')}
          required
          maxLength={300}
          autosize
          minRows={2}
        />
      )}
    </FormDialog>
  );
}
