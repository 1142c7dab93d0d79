import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';

interface Props {
  readonly value: string | undefined;
  readonly onChange: (set: string | undefined) => void;
}

/** Which named set the list shows; nothing where none is kept. */
export function SetFilter({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const sets = useQuery(query(api.questions.listCollections)).data?.rows ?? [];
  if (sets.length === 0) return null;
  return (
    <Select
      size="sm"
      aria-label={t('questions.collections.set')}
      placeholder={t('questions.collections.anySet')}
      data={sets.map(({ collectionId, name, questions }) => ({
        value: collectionId,
        label: t('questions.search.counted', { text: name, count: number(questions) }),
      }))}
      value={value ?? null}
      onChange={(set) => onChange(set ?? undefined)}
      clearable
    />
  );
}
