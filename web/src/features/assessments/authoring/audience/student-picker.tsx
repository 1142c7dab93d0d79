import type { ChosenStudent } from '@abhyas/contract/assessments/audience';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { most } from '../draft/paper-limits.ts';

interface Props {
  readonly paperId: string;
  readonly value: readonly ChosenStudent[];
  readonly onChange: (students: readonly ChosenStudent[]) => void;
}

/** Single students, found by name or e-mail. */
export function StudentPicker({ paperId, value, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const found = useQuery({
    ...query(api.assessments.findAudience, { params: { paperId }, query: { search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const offered = search === '' ? [] : (found.data ?? []);
  const known = new Map([...value, ...offered].map((one) => [one.id, one]));
  const waiting = search !== typed.trim() || found.isFetching;
  return (
    <MultiSelect
      label={t('authoring.audience.students')}
      placeholder={value.length === 0 ? t('authoring.audience.search') : ''}
      nothingFoundMessage={t(
        typed.trim() === ''
          ? 'authoring.audience.type'
          : waiting
            ? 'authoring.audience.searching'
            : 'authoring.audience.none',
      )}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      maxValues={most.students}
      // The server has searched already, also by what the label does not show.
      filter={({ options }) => options}
      data={[...known.values()].map(({ id, name, email }) => ({
        value: id,
        label: email ? `${name} · ${email}` : name,
      }))}
      value={value.map(({ id }) => id)}
      onChange={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
    />
  );
}
