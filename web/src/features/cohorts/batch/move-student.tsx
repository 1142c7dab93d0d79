import type { Batch, Member } from '@abhyas/contract/cohorts/batches';
import { Button, Modal, Select, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { useBatchChoices } from '../batches/use-batch-choices.ts';
import classes from '../cohorts.module.css';
import { useBatchChange } from './use-batch-change.ts';

interface Props {
  readonly batch: Batch;
  readonly member: Member;
  readonly kind: 'move' | 'remove';
  readonly onClose: () => void;
}

/** Moves a student to another batch, or takes one out; why is kept in the history. */
export function MoveStudent(props: Props) {
  const { t } = useTranslation();
  const { member, kind, onClose } = props;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`cohorts.${kind}.title`, { name: member.name })}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ batch, member, kind, onClose }: Props) {
  const { t } = useTranslation();
  const choices = useBatchChoices(batch.id);
  const { change, busy } = useBatchChange();
  const [toBatchId, setTo] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const params = { batchId: batch.id, accountId: member.id };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const done = () => {
      onClose();
      toast.good(t(`cohorts.${kind}.done`, { name: member.name }));
    };
    if (kind === 'remove')
      return change(() => api.cohorts.removeMember({ params, query: { reason: reason.trim() } }), done);
    if (toBatchId === null) return setProblem(t('cohorts.move.missing'));
    change(() => api.cohorts.moveMember({ params, body: { toBatchId, reason: reason.trim() } }), done);
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <p>{t(`cohorts.${kind}.text`, { batch: batch.name })}</p>
      {kind === 'move' && (
        <Select
          data-autofocus
          label={t('cohorts.move.to')}
          placeholder={t('cohorts.picker.placeholder')}
          nothingFoundMessage={t('cohorts.picker.none')}
          searchable
          data={choices}
          value={toBatchId}
          error={problem}
          onChange={(value) => {
            setTo(value);
            setProblem(undefined);
          }}
        />
      )}
      <Textarea
        label={t('cohorts.reason')}
        maxLength={300}
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant={kind === 'remove' ? 'danger' : 'action'} loading={busy}>
          {t(`cohorts.${kind}.confirm`)}
        </Button>
      </div>
    </form>
  );
}
