import type { ImportRow, ImportSummary } from '@abhyas/contract/questions/imports';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Pagination } from '../../../../ui/page/pagination.tsx';
import { Chip, ChipRow } from '../../../../ui/status/chip.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../../ui/status/skeletons.tsx';
import { CreateArea } from './create-area.tsx';
import { countsOf, filterOf } from '../row-filters.ts';
import { type ImportPatch, type ImportSearch, type RowFilter, rowFilters } from '../../addresses.ts';
import classes from '../imports.module.css';
import { FaultKinds } from './fault-kinds.tsx';
import { ReportTools } from './report-tools.tsx';
import { RowPanel } from './row-panel.tsx';
import { RowTable } from './row-table.tsx';
import { rowsHeading, useFixing } from './use-fixing.ts';
import { useImportFaults, useImportRows, type ImportSteps } from '../use-import.ts';

interface Props {
  readonly summary: ImportSummary;
  readonly steps: ImportSteps;
  readonly search: ImportSearch;
  readonly onSearch: (patch: ImportPatch) => void;
}

/** The rows of the file with what is wrong in each, and how it can be fixed here. */
export function RowReport({ summary, steps, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const counts = countsOf(summary.counts);
  const filter = filterOf(search, summary.counts);
  const found = useImportFaults(summary).data?.faults;
  const faults = found ?? [];
  const isOpen = summary.status === 'checked';
  // A kind of which nothing is left shows all again.
  const isLeft = found === undefined || found.some((fault) => fault.code === search.code);
  const code = isOpen && isLeft && (filter === 'problems' || filter === 'refused') ? search.code : undefined;
  const rows = useImportRows(summary.id, summary.status, { filter, code, page: search.page ?? 1 });
  const fixing = useFixing({ rows: rows.data?.rows ?? [], faults, steps, refused: counts.refused });
  const [creating, setCreating] = useState<string>();
  const [read, setRead] = useState<ImportRow>();
  const open = rows.data?.rows.find((row) => row.row === search.row) ?? (read?.row === search.row ? read : undefined);
  // Most files repeat no question with another key.
  const isOffered = (one: RowFilter) => one !== 'otherKey' || counts.otherKey > 0 || filter === one;
  const nextRow = rows.data?.rows.find(({ row, state }) => state === 'refused' && row !== search.row)?.row;
  return (
    <Card flush as="div">
      <h2 className="sr-only" id={rowsHeading} tabIndex={-1}>
        {t('questions.imports.rows')}
      </h2>
      <div className={classes['tools']}>
        <ChipRow label={t('questions.imports.rows')}>
          {rowFilters.filter(isOffered).map((one) => (
            <Chip
              key={one}
              on={one === filter}
              count={number(counts[one])}
              onClick={() => onSearch({ show: one, row: undefined, code: undefined })}
            >
              {t(`questions.imports.filters.${one}`)}
            </Chip>
          ))}
        </ChipRow>
        <ReportTools
          summary={summary}
          rows={rows.data?.rows ?? []}
          steps={steps}
          fixing={isOpen ? fixing : undefined}
        />
      </div>
      {isOpen && counts.refused > 0 && (filter === 'problems' || filter === 'refused') && (
        <FaultKinds faults={faults} code={code} onChoose={(chosen) => onSearch({ code: chosen, row: undefined })} />
      )}
      {rows.isPending && <TableSkeleton rows={8} columns={4} />}
      {rows.isError && <LoadFailed error={rows.error} onRetry={() => void rows.refetch()} />}
      {rows.data?.rows.length === 0 && (
        <EmptyState icon={IconCircleCheck} title={t(`questions.imports.noRows.${filter}`)} />
      )}
      {rows.data && rows.data.rows.length > 0 && (
        <>
          <RowTable
            rows={rows.data.rows}
            open={search.row}
            fixing={isOpen ? fixing : undefined}
            busy={steps.running === 'fix'}
            canPlace={isOpen && steps.running !== 'place'}
            onOpen={(row) => onSearch({ row })}
            onPlace={(name, knowledgeAreaId) => void steps.place(name, { knowledgeAreaId })}
            onCreate={setCreating}
            onFix={(row, cells) => void steps.fix(row, cells)}
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
        steps={isOpen ? steps : undefined}
        onRead={setRead}
        onNext={nextRow === undefined ? undefined : () => onSearch({ row: nextRow })}
        onClose={() => onSearch({ row: undefined })}
      />
      <CreateArea name={creating} steps={steps} onClose={() => setCreating(undefined)} />
    </Card>
  );
}
