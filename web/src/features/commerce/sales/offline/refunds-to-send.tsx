import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import type { Sale } from './offline-entered.tsx';

/** Refunds of money that came without a gateway: somebody else than who asked for one pays it out. */
export function RefundsToSend({ sale }: { readonly sale: Sale }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [refundId, setRefundId] = useState<string>();
  return (
    <>
      {sale.toSend.map((refund) => (
        <Notice
          key={refund.refundId}
          tone="warn"
          title={t('commerce.offline.staff.payOut', { sum: money(refund.amountPaise) })}
          action={
            sale.can.write &&
            !refund.isMine && (
              <Button size="sm" variant="outline" onClick={() => setRefundId(refund.refundId)}>
                {t('commerce.offline.staff.paidOut')}
              </Button>
            )
          }
        >
          {t(refund.isMine ? 'commerce.offline.staff.otherPaysOut' : 'commerce.offline.staff.payOutText')}
        </Notice>
      ))}
      {refundId && <PaidOut orderId={sale.orderId} refundId={refundId} onClose={() => setRefundId(undefined)} />}
    </>
  );
}

interface PaidOutProps {
  readonly orderId: string;
  readonly refundId: string;
  readonly onClose: () => void;
}

/** Writes down that a refund was paid out, and by which number. */
function PaidOut({ orderId, refundId, onClose }: PaidOutProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.offline.staff.paidOut')}
      submit={t('commerce.offline.staff.paidOut')}
      initial={{ reference: '' }}
      check={({ reference }) => (reference.trim().length < 3 ? { reference: t('errors.fields.required') } : {})}
      send={async (body) => {
        await api.commerce.sendOfflineRefund({ params: { orderId, refundId }, body });
        toast.good(t('tenancy.settings.saved'));
        await client.invalidateQueries({ queryKey: ['commerce'] });
      }}
    >
      {(fields) => (
        <TextInput
          {...fields.text('reference')}
          label={t('commerce.offline.staff.paidOutBy')}
          description={t('commerce.offline.staff.paidOutHelp')}
          required
          maxLength={60}
        />
      )}
    </FormDialog>
  );
}
