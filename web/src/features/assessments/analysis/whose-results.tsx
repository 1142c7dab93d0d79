import type { PaperAnalysis } from '@abhyas/contract/assessments/analysis';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './analysis.module.css';
import type { AnalysisPatch, AnalysisSearch } from '../addresses.ts';

interface Props {
  readonly analysis: PaperAnalysis;
  readonly search: AnalysisSearch;
  readonly onSearch: (patch: AnalysisPatch) => void;
}

/** Everybody or one batch, and of several versions which. */
export function WhoseResults({ analysis: { batches, versions, paper }, search, onSearch }: Props) {
  const { t } = useTranslation();
  if (batches.length === 0 && versions.length < 2 && !search.batchId) return null;
  return (
    <div className={classes['whose']}>
      {(batches.length > 0 || search.batchId) && (
        <Select
          label={t('authoring.analysis.batch')}
          placeholder={t('authoring.analysis.everybody')}
          clearable
          searchable={batches.length > 8}
          data={batches.map(({ id, name, sat }) => ({
            value: id,
            label: t('authoring.analysis.batchSat', { name, count: sat }),
          }))}
          value={search.batchId ?? null}
          onChange={(batchId) => onSearch({ batchId: batchId ?? undefined })}
        />
      )}
      {versions.length > 1 && (
        <Select
          label={t('authoring.analysis.version')}
          allowDeselect={false}
          data={versions.map(({ version, sat }) => ({
            value: String(version),
            label: t('authoring.analysis.versionSat', { version, count: sat }),
          }))}
          value={String(paper.version)}
          onChange={(version) => onSearch({ version: Number(version) })}
        />
      )}
    </div>
  );
}
