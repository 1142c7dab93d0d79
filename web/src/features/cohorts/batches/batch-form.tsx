import type { Batch, BatchKind } from '@abhyas/contract/cohorts/batches';
import { Button, Modal, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import classes from '../cohorts.module.css';
import { kinds } from './batches-search.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The batch to change; without it a new one is made. */
  readonly batch?: Batch;
  readonly onSaved: (batch: Batch) => void;
}

/** Names a batch or group, new or old. */
export function BatchForm(props: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t(props.batch ? 'cohorts.form.edit' : 'cohorts.form.create')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Fields {...props} />
    </Modal>
  );
}

function Fields({ batch, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const say = useRefusalText();
  const [name, setName] = useState(batch?.name ?? '');
  const [kind, setKind] = useState<BatchKind>(batch?.kind ?? 'batch');
  const [description, setDescription] = useState(batch?.description ?? '');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), kind, description: description.trim() };
      return batch
        ? api.cohorts.updateBatch({ params: { batchId: batch.id }, body })
        : api.cohorts.createBatch({ body });
    },
    onSuccess: (saved) => {
      void client.invalidateQueries({ queryKey: ['cohorts'] });
      onClose();
      onSaved(saved);
    },
    onError: (error) => setProblem(say(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem(t('cohorts.form.nameMissing'));
    mutate();
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      <TextInput
        data-autofocus
        label={t('cohorts.form.name')}
        description={t('cohorts.form.nameHelp')}
        required
        maxLength={80}
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div>
        <p className={classes['label']}>{t('cohorts.form.kind')}</p>
        <Segmented
          label={t('cohorts.form.kind')}
          options={kinds.map((value) => ({ value, label: t(`cohorts.kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <p className={classes['help']}>{t(`cohorts.form.kindHelp.${kind}`)}</p>
      </div>
      <Textarea
        label={t('cohorts.form.description')}
        maxLength={500}
        autosize
        minRows={2}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" variant="action" loading={isPending}>
          {t(batch ? 'cohorts.form.save' : 'cohorts.form.confirm')}
        </Button>
      </div>
    </form>
  );
}
