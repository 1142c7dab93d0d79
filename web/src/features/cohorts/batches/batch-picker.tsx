import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useBatchChoices } from './use-batch-choices.ts';

interface Props {
  /** What the batches are chosen for; without it that they are chosen. */
  readonly label?: string | undefined;
  readonly value: readonly string[];
  readonly onChange: (batchIds: string[]) => void;
  readonly error?: string | undefined;
}

/** Some of the current batches and groups. */
export function BatchPicker({ label, value, onChange, error }: Props) {
  const { t } = useTranslation();
  const choices = useBatchChoices();
  const { isPending } = useQuery(query(api.cohorts.listBatches, { query: { size: 200 } }));
  return (
    <MultiSelect
      label={label ?? t('cohorts.picker.label')}
      placeholder={value.length === 0 ? t('cohorts.picker.placeholder') : ''}
      nothingFoundMessage={t('cohorts.picker.none')}
      disabled={isPending}
      searchable
      data={choices}
      value={[...value]}
      error={error}
      onChange={onChange}
    />
  );
}
