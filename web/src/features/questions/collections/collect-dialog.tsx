import { Select, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Props {
  readonly questionIds: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Keeps chosen questions in a set: one that is there, or a new one. */
export function CollectDialog({ questionIds, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const sets = useQuery(query(api.questions.listCollections)).data?.rows ?? [];
  return (
    <FormDialog
      title={t('questions.collections.keepTitle', { count: questionIds.length })}
      submit={t('questions.collections.keep')}
      initial={{ set: null as string | null, name: '' }}
      send={async ({ set, name }) => {
        const ids = [...questionIds];
        if (set === null) await api.questions.createCollection({ body: { name, questionIds: ids } });
        else await api.questions.changeCollection({ params: { collectionId: set }, body: { add: ids } });
        toast.good(t('questions.collections.kept'));
        await client.invalidateQueries({ queryKey: [api.questions.listCollections.key[0]] });
        onDone();
      }}
      onClose={onClose}
    >
      {(fields) => (
        <>
          {sets.length > 0 && (
            <Select
              {...fields.choice('set')}
              label={t('questions.collections.into')}
              placeholder={t('questions.collections.aNew')}
              data={sets.map(({ collectionId, name }) => ({ value: collectionId, label: name }))}
              clearable
            />
          )}
          {fields.values.set === null && (
            <TextInput
              {...fields.text('name')}
              label={t('questions.collections.name')}
              description={t('questions.collections.nameHelp')}
              maxLength={80}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
