import type { PayeeRow } from '@abhyas/contract/commerce/offers/payouts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../../lib/api.ts';
import { useFormat } from '../../../../../lib/format.ts';
import { newId } from '../../../../../lib/new-id.ts';
import { Facts } from '../../../../../ui/layout/facts.tsx';
import { FormDialog } from '../../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../../ui/status/toast.tsx';
import { usePayeeName } from '../share-words.ts';

interface Props {
  readonly payees: readonly PayeeRow[];
  readonly onClose: () => void;
  readonly onPrepared: () => void;
}

/** Says once more to whom how much goes; nothing moves before another person has approved it. Sent twice, it is one payout. */
export function PreparePayout({ payees, onClose, onPrepared }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const client = useQueryClient();
  const nameOf = usePayeeName();
  const [key] = useState(newId);
  const total = payees.reduce((sum, { duePaise }) => sum + duePaise, 0);
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.payouts.preparing')}
      submit={t('commerce.payouts.prepare', { sum: money(total) })}
      initial={{}}
      send={async () => {
        const payeeIds = payees.map(({ payeeId }) => payeeId);
        await api.commerce.preparePayout({ body: { payeeIds, key } });
        toast.good(t('commerce.payouts.prepared'));
        onPrepared();
        await client.invalidateQueries({ queryKey: ['commerce'] });
      }}
    >
      {() => (
        <>
          <p>{t('commerce.payouts.preparingText')}</p>
          <Facts
            kind="lines"
            items={payees.map((payee) => ({
              label: `${nameOf(payee)}, ${payee.bank?.account ?? ''}`,
              value: money(payee.duePaise),
            }))}
          />
        </>
      )}
    </FormDialog>
  );
}
