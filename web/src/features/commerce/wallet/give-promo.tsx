import { NumberInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { newId } from '../../../lib/new-id.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { toInstant, toLocal } from '../../../lib/zoned-time.ts';
import { FieldRow } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { BatchPicker } from '../../cohorts/index.ts';

interface Gift {
  readonly amountPaise: number;
  readonly endsAt: string | null;
  readonly reason: string;
  readonly batchIds: readonly string[];
}
interface Props {
  /** For this student alone; otherwise a batch is chosen. */
  readonly person: { readonly accountId: string; readonly name: string } | undefined;
  readonly onClose: () => void;
}
const DAY = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 30;

/** Gives promo money to a student or to everybody of a batch, with a reason and an end. Sent twice, it is one gift. */
export function GivePromo({ person, onClose }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const client = useQueryClient();
  const [key] = useState(newId);
  const [until] = useState(() => new Date(Date.now() + USUAL_DAYS * DAY).toISOString());
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.wallets.give')}
      submit={({ amountPaise }) => t('commerce.wallets.send', { sum: money(amountPaise) })}
      initial={{ amountPaise: 10_000, endsAt: until, reason: '', batchIds: [] } as Gift}
      isEmpty={({ batchIds }) => !person && batchIds.length === 0}
      check={({ reason, endsAt }) => ({
        ...(reason.trim().length < 3 && { reason: t('commerce.wallets.reasonWrong') }),
        ...(endsAt === null && { endsAt: t('commerce.wallets.endsWrong') }),
      })}
      send={async ({ amountPaise, endsAt, reason, batchIds }) => {
        const gift = { amountPaise, endsAt: endsAt ?? until, reason: reason.trim(), key };
        let count = 0;
        const wanted = person ? [{ accountIds: [person.accountId] }] : batchIds.map((batchId) => ({ batchId }));
        // One key: who is in two of the batches is given once.
        for (const to of wanted) count += (await api.commerce.giveCredit({ body: { ...gift, ...to } })).given;
        toast.good(t('commerce.wallets.given', { count }));
        await client.invalidateQueries({ queryKey: ['commerce'] });
      }}
    >
      {(fields) => (
        <>
          {person ? (
            <p>{t('commerce.wallets.toStudent', { name: person.name })}</p>
          ) : (
            <BatchPicker value={fields.values.batchIds} onChange={(chosen) => fields.set('batchIds', chosen)} />
          )}
          <AmountAndEnd fields={fields} />
          <TextInput
            {...fields.text('reason')}
            label={t('commerce.wallets.reason')}
            description={t('commerce.wallets.reasonHelp')}
            required
            maxLength={120}
          />
        </>
      )}
    </FormDialog>
  );
}

function AmountAndEnd({ fields }: { readonly fields: Fields<Gift> }) {
  const { t } = useTranslation();
  const { timeZone } = useInstitute();
  return (
    <FieldRow>
      <NumberInput
        label={t('commerce.wallets.amount')}
        prefix="₹"
        min={1}
        decimalScale={2}
        value={fields.values.amountPaise / 100}
        error={fields.errorOf('amountPaise')}
        onChange={(rupees) => fields.set('amountPaise', Math.round(Number(rupees) * 100))}
      />
      <TextInput
        type="datetime-local"
        label={t('commerce.wallets.endsAt')}
        value={toLocal(fields.values.endsAt, timeZone)}
        error={fields.errorOf('endsAt')}
        onChange={({ currentTarget }) => fields.set('endsAt', toInstant(currentTarget.value, timeZone))}
      />
    </FieldRow>
  );
}
