import type { Payout } from '@abhyas/contract/commerce/offers/payouts';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../../lib/api.ts';
import { useFormat } from '../../../../../lib/format.ts';
import { FormDialog } from '../../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../../ui/status/toast.tsx';

/** What a second person decides, and what the bank did. */
export type Answer = 'approve' | 'decline' | 'sent' | 'returned';
interface Props {
  readonly payout: Payout;
  readonly answer: Answer;
  readonly onClose: () => void;
}

/** Approves or declines a payout, or says what the bank did with it: a reason or the bank's reference belongs to all but an approval. */
export function AnswerPayout({ payout: { payoutId, totalPaise }, answer, onClose }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const client = useQueryClient();
  const say = (key: string) => t(`commerce.payouts.answers.${answer}.${key}`, { sum: money(totalPaise) });
  const params = { payoutId };
  return (
    <FormDialog
      onClose={onClose}
      title={say('title')}
      submit={say('send')}
      tone={answer === 'decline' || answer === 'returned' ? 'danger' : 'filled'}
      initial={{ note: '' }}
      check={({ note }) =>
        answer !== 'approve' && note.trim().length < 3 ? { note: t('commerce.payouts.noteWrong') } : {}
      }
      send={async ({ note }) => {
        const said = note.trim();
        if (answer === 'approve' || answer === 'decline')
          await api.commerce.decidePayout({ params, body: { approve: answer === 'approve', note: said } });
        else await api.commerce.endPayout({ params, body: { paid: answer === 'sent', note: said } });
        toast.good(say('done'));
        await client.invalidateQueries({ queryKey: ['commerce'] });
      }}
    >
      {(fields) => (
        <>
          <p>{say('text')}</p>
          {answer !== 'approve' && <TextInput {...fields.text('note')} label={say('note')} required maxLength={300} />}
        </>
      )}
    </FormDialog>
  );
}
