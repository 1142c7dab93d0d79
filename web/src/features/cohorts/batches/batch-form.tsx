import type { Batch } from '@abhyas/contract/cohorts/batches';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FieldGroup } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { batchKinds } from '../addresses.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The batch to change; without it a new one is made. */
  readonly batch?: Batch;
  readonly onSaved?: (batch: Batch) => void;
}

/** Names a batch or group, new or old. */
export function BatchForm({ opened, onClose, batch, onSaved }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const initial = { name: batch?.name ?? '', kind: batch?.kind ?? 'batch', description: batch?.description ?? '' };
  const send = async ({ name, kind, description }: typeof initial) => {
    const body = { name: name.trim(), kind, description: description.trim() };
    const saved = await (batch
      ? api.cohorts.updateBatch({ params: { batchId: batch.id }, body })
      : api.cohorts.createBatch({ body }));
    void client.invalidateQueries({ queryKey: ['cohorts'] });
    onSaved?.(saved);
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(batch ? 'cohorts.form.edit' : 'cohorts.form.create')}
      submit={t(batch ? 'cohorts.form.save' : 'cohorts.form.confirm')}
      initial={initial}
      check={({ name }) => (name.trim() === '' ? { name: t('cohorts.form.nameMissing') } : {})}
      fieldOf={{ BATCH_NAME_TAKEN: 'name' }}
      send={send}
    >
      {(fields) => (
        <>
          <TextInput
            {...fields.text('name')}
            label={t('cohorts.form.name')}
            description={t('cohorts.form.nameHelp')}
            required
            maxLength={80}
          />
          <FieldGroup label={t('cohorts.form.kind')} help={t(`cohorts.form.kindHelp.${fields.values.kind}`)}>
            <Segmented
              label={t('cohorts.form.kind')}
              options={batchKinds.map((value) => ({ value, label: t(`cohorts.kinds.${value}`) }))}
              value={fields.values.kind}
              onChange={(kind) => fields.set('kind', kind)}
            />
          </FieldGroup>
          <Textarea
            {...fields.text('description')}
            label={t('cohorts.form.description')}
            maxLength={500}
            autosize
            minRows={2}
          />
        </>
      )}
    </FormDialog>
  );
}
