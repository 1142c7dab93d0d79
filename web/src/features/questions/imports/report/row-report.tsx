import { Button } from '@mantine/core';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { IconCheck, IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Pagination } from '../../../../ui/page/pagination.tsx';
import { Chip, ChipRow } from '../../../../ui/status/chip.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { TableSkeleton } from '../../../../ui/status/skeletons.tsx';
import { LoadError } from '../../bank/load-error.tsx';
import { CreateArea } from './create-area.tsx';
import { countsOf, filterOf, rowFilters, type ImportSearch } from '../import-search.ts';
import classes from '../imports.module.css';
import { PlaceAll } from './place-all.tsx';
import { RowPanel } from './row-panel.tsx';
import { RowTable } from './row-table.tsx';
import { useErrorSheet } from './use-error-sheet.ts';
import { useImportRows, type ImportSteps } from '../use-import.ts';

interface Props {
  readonly summary: ImportSummary;
  readonly steps: ImportSteps;
  readonly search: ImportSearch;
  readonly onSearch: (patch: { readonly [K in keyof ImportSearch]?: ImportSearch[K] | undefined }) => void;
}

/** The rows of the file with what is wrong in each, and how it can be mended here. */
export function RowReport({ summary, steps, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const counts = countsOf(summary.counts);
  const filter = filterOf(search, summary.counts);
  const rows = useImportRows(summary.id, filter, summary.status, search.page ?? 1);
  const sheet = useErrorSheet(summary);
  const [creating, setCreating] = useState<string>();
  const open = rows.data?.rows.find((row) => row.row === search.row);
  return (
    <Card flush as="div">
      <h2 className="sr-only">{t('questions.imports.rows')}</h2>
      <div className={classes['tools']}>
        <ChipRow label={t('questions.imports.rows')}>
          {rowFilters.map((one) => (
            <Chip
              key={one}
              on={one === filter}
              count={number(counts[one])}
              onClick={() => onSearch({ show: one, page: undefined, row: undefined })}
            >
              {t(`questions.imports.filters.${one}`)}
            </Chip>
          ))}
        </ChipRow>
        {summary.status === 'checked' && counts.fixable > 0 && (
          <Button
            size="sm"
            variant="light"
            loading={steps.running === 'accept'}
            leftSection={<Icon of={IconCheck} size={16} />}
            onClick={() => void steps.accept()}
          >
            {t('questions.formats.acceptAll', { count: counts.fixable, shown: number(counts.fixable) })}
          </Button>
        )}
        {summary.status === 'checked' && <PlaceAll rows={rows.data?.rows ?? []} steps={steps} />}
        {counts.refused > 0 && (
          <Button
            size="sm"
            variant="outline"
            loading={sheet.busy}
            leftSection={<Icon of={IconDownload} size={16} />}
            onClick={() => void sheet.save()}
          >
            {t('questions.imports.errorSheet.action')}
          </Button>
        )}
      </div>
      {rows.isPending && <TableSkeleton rows={8} columns={4} />}
      {rows.isError && <LoadError error={rows.error} onRetry={() => void rows.refetch()} />}
      {rows.data?.rows.length === 0 && (
        <EmptyState icon={IconCircleCheck} title={t(`questions.imports.noRows.${filter}`)} />
      )}
      {rows.data && rows.data.rows.length > 0 && (
        <>
          <RowTable
            rows={rows.data.rows}
            open={search.row}
            canPlace={summary.status === 'checked' && steps.running !== 'place'}
            onOpen={(row) => onSearch({ row })}
            onPlace={(name, knowledgeAreaId) => void steps.place(name, { knowledgeAreaId })}
            onCreate={setCreating}
            onFix={(row, cells) => void steps.mend(row, cells)}
          />
          <Pagination
            page={rows.data.page}
            size={rows.data.size}
            total={rows.data.total}
            onPage={(page) => onSearch({ page, row: undefined })}
          />
        </>
      )}
      <RowPanel
        row={open}
        images={rows.data?.images ?? {}}
        steps={summary.status === 'checked' ? steps : undefined}
        onClose={() => onSearch({ row: undefined })}
      />
      <CreateArea name={creating} steps={steps} onClose={() => setCreating(undefined)} />
    </Card>
  );
}
