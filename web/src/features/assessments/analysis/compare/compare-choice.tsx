import { comparedPapers } from '@abhyas/contract/assessments/analysis';
import { MultiSelect, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { can, useMe } from '../../../../lib/session.ts';
import classes from './compare.module.css';
import { type CompareSearch, papersOf } from '../../addresses.ts';

interface Props {
  readonly search: CompareSearch;
  readonly onSearch: (search: CompareSearch) => void;
}

/** Which papers, in their order, and whose results. */
export function CompareChoice({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const papers = useQuery(query(api.assessments.listPapers, { query: { size: 200, status: 'published' } }));
  const mayBatches = can(me, 'cohorts.read');
  const batches = useQuery({ ...query(api.cohorts.listBatches, { query: { size: 200 } }), enabled: mayBatches });
  const change = (patch: { readonly [K in keyof CompareSearch]?: CompareSearch[K] | undefined }) => {
    const { papers: named, batchId } = { ...search, ...patch };
    onSearch({ ...(named && { papers: named }), ...(batchId && { batchId }) });
  };
  return (
    <div className={classes['choice']}>
      <MultiSelect
        label={t('authoring.compare.papers')}
        description={t('authoring.compare.papersHelp')}
        placeholder={papersOf(search).length === 0 ? t('authoring.compare.papersPlaceholder') : ''}
        nothingFoundMessage={t('authoring.compare.noPaper')}
        searchable
        maxValues={comparedPapers.most}
        data={(papers.data?.rows ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        value={[...papersOf(search)]}
        onChange={(ids) => change({ papers: ids.join(',') || undefined })}
      />
      {mayBatches && (batches.data?.rows.length ?? 0) > 0 && (
        <Select
          label={t('authoring.analysis.batch')}
          description={t('authoring.compare.batchHelp')}
          placeholder={t('authoring.analysis.everybody')}
          clearable
          searchable
          data={(batches.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={search.batchId ?? null}
          onChange={(batchId) => change({ batchId: batchId ?? undefined })}
        />
      )}
    </div>
  );
}
