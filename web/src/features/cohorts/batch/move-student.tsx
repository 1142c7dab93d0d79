import type { Batch, Member } from '@abhyas/contract/cohorts/batches';
import { Select, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { useBatchChoices } from '../batches/use-batch-choices.ts';

interface Props {
  readonly batch: Batch;
  readonly member: Member;
  readonly kind: 'move' | 'remove';
  readonly onClose: () => void;
}

interface Values {
  readonly toBatchId: string | null;
  readonly reason: string;
}
const nothing: Values = { toBatchId: null, reason: '' };

/** Moves a student to another batch, or takes one out; why is kept in the history. */
export function MoveStudent({ batch, member, kind, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const choices = useBatchChoices(batch.id);
  const params = { batchId: batch.id, accountId: member.id };
  const send = async ({ toBatchId, ...given }: Values) => {
    const reason = given.reason.trim();
    if (toBatchId === null) await api.cohorts.removeMember({ params, query: { reason } });
    else await api.cohorts.moveMember({ params, body: { toBatchId, reason } });
    void client.invalidateQueries({ queryKey: ['cohorts'] });
    toast.good(t(`cohorts.${kind}.done`, { name: member.name }));
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t(`cohorts.${kind}.title`, { name: member.name })}
      submit={t(`cohorts.${kind}.confirm`)}
      tone={kind === 'remove' ? 'danger' : 'action'}
      initial={nothing}
      check={({ toBatchId }) => (kind === 'move' && toBatchId === null ? { toBatchId: t('cohorts.move.missing') } : {})}
      send={send}
    >
      {(fields) => (
        <>
          <p>{t(`cohorts.${kind}.text`, { batch: batch.name })}</p>
          {kind === 'move' && (
            <Select
              {...fields.choice('toBatchId')}
              label={t('cohorts.move.to')}
              placeholder={t('cohorts.picker.placeholder')}
              nothingFoundMessage={t('cohorts.picker.none')}
              searchable
              data={choices}
            />
          )}
          <Textarea {...fields.text('reason')} label={t('cohorts.reason')} maxLength={300} autosize minRows={2} />
        </>
      )}
    </FormDialog>
  );
}
