import type { Code } from '@abhyas/contract/codes/shapes';
import { Button } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { PersonCell, StackedCell } from '../../../ui/list/cells.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { codeBatchAddress, type CodesPatch, type CodesSearch, codeStates } from '../addresses.ts';

interface Props {
  /** `batch`: of this one alone. */
  readonly search: CodesSearch;
  readonly onSearch: (patch: CodesPatch) => void;
}

/** Codes by their last four characters, the last redeemed first; a search finds a whole code or a person. */
export function CodesList({ search: { batch, ...asked }, onSearch }: Props) {
  const { t } = useTranslation();
  const list = useQuery({
    ...query(api.codes.listCodes, { query: { ...asked, batchId: batch } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <ListCard
      title={t('codes.batches.codes')}
      shown={batch !== undefined}
      list={list}
      filters={<Filters search={asked} onSearch={onSearch} />}
      skeleton={<TableSkeleton rows={6} columns={4} />}
      empty={{ icon: IconTag, title: t('codes.batches.list.empty'), text: t('codes.batches.list.emptyText') }}
      noMatch={
        (asked.search !== undefined || asked.state !== undefined) && {
          title: t('codes.batches.list.noMatch'),
          onShowAll: () => onSearch({ search: undefined, state: undefined }),
        }
      }
      onPage={(page) => onSearch({ page })}
    >
      {({ rows, can }) => <Rows rows={rows} ofAll={batch === undefined} canEdit={can.edit} />}
    </ListCard>
  );
}

function Filters({ search, onSearch }: Props) {
  const { t } = useTranslation();
  return (
    <FilterBar
      search={{
        label: t('codes.batches.list.search'),
        value: search.search,
        onChange: (words) => onSearch({ search: words }),
      }}
    >
      <ChipRow label={t('codes.batches.columns.state')}>
        {([undefined, ...codeStates] as const).map((state) => (
          <Chip key={state ?? 'all'} on={search.state === state} onClick={() => onSearch({ state })}>
            {t(`codes.batches.list.chips.${state ?? 'all'}`)}
          </Chip>
        ))}
      </ChipRow>
    </FilterBar>
  );
}

const tones = { open: 'neutral', redeemed: 'good', blocked: 'bad' } as const;
interface RowsProps {
  readonly rows: readonly Code[];
  readonly ofAll: boolean;
  readonly canEdit: boolean;
}
function Rows({ rows, ofAll, canEdit }: RowsProps) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  const column = (key: string) => t(`codes.batches.list.columns.${key}`);
  return (
    <Table
      cards
      label={t('codes.batches.codes')}
      head={[
        { key: 'code', label: column('code') },
        { key: 'state', label: column('state') },
        { key: 'who', label: column('who') },
        { key: 'when', label: column('when') },
        { key: 'block', label: column('block'), hidden: true },
      ]}
    >
      {rows.map((code) => (
        <tr key={code.codeId}>
          <td>
            <StackedCell
              note={ofAll ? code.batchName : t('codes.batches.list.number', { number: number(code.number) })}
              to={ofAll ? codeBatchAddress(code.batchId) : undefined}
            >
              {`…${code.lastFour}`}
            </StackedCell>
          </td>
          <td data-label={column('state')}>
            <Badge tone={tones[code.state]}>{t(`codes.batches.list.states.${code.state}`)}</Badge>
          </td>
          <td data-label={column('who')}>
            {code.accountId !== null && (
              <PersonCell name={code.name || t('codes.batches.list.gone')} note={code.email} />
            )}
          </td>
          <td data-label={column('when')}>{code.redeemedAt !== null && dateTime(code.redeemedAt)}</td>
          <td>{canEdit && code.state !== 'redeemed' && <BlockCode code={code} />}</td>
        </tr>
      ))}
    </Table>
  );
}

function BlockCode({ code: { codeId, state, lastFour } }: { readonly code: Code }) {
  const { t } = useTranslation();
  const isBlocked = state === 'blocked';
  const block = useChange(() => api.codes.blockCode({ params: { codeId }, body: { blocked: !isBlocked } }), {
    stale: [api.codes.listCodes, api.codes.showCodeBatch, api.codes.listCodeBatches],
    said: t(isBlocked ? 'codes.batches.list.isOpen' : 'codes.batches.list.isBlocked', { lastFour }),
  });
  const label = t(isBlocked ? 'codes.batches.list.reopen' : 'codes.batches.list.block');
  return (
    <Button
      variant="ghost"
      size="compact-sm"
      loading={block.busy}
      aria-label={`${label}: …${lastFour}`}
      onClick={() => block.send()}
    >
      {label}
    </Button>
  );
}
