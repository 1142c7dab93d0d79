import type { RuleKind } from '@abhyas/contract/passes/shapes';
import { MultiSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';

interface Props {
  readonly what: RuleKind;
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The courses, packs or papers that a rule names, found by a part of their title. */
export function RuleThings({ what, chosen, onChange }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const found = useQuery({
    ...query(api.passes.findRuleThings, { query: { what, search } }),
    placeholderData: keepPreviousData,
  });
  // Titles of what was chosen before, also where the words would not find them.
  const named = useQuery(
    query(api.passes.previewOpening, {
      body: { examIds: [], rules: chosen.length > 0 ? [{ what, subjectIds: [], chosen: [...chosen] }] : [] },
    }),
  );
  const titles = new Map([
    ...chosen.map((id) => [id, '…'] as const),
    ...(named.data?.rules[0]?.first ?? []).map(({ id, title }) => [id, title] as const),
    ...(found.data?.rows ?? []).map(({ id, title }) => [id, title] as const),
  ]);
  return (
    <MultiSelect
      label={t('passes.plans.rules.things')}
      placeholder={t('passes.plans.rules.search')}
      nothingFoundMessage={t('passes.plans.rules.nothing')}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      maxValues={200}
      data={[...titles].map(([value, label]) => ({ value, label }))}
      value={[...chosen]}
      onChange={onChange}
    />
  );
}
