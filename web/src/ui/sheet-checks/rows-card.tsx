import type { SheetCheck, SheetKind } from '@abhyas/contract/sheet-checks/sheet-kind';
import { IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListCard } from '../page/list-card.tsx';
import { Chip, ChipRow } from '../status/chip.tsx';
import { TableSkeleton } from '../status/skeletons.tsx';
import { type CheckPatch, type CheckSearch, shownStates } from './check-search.ts';
import { type Cell, RowsTable } from './rows-table.tsx';
import type { SheetCalls } from './sheet-calls.ts';
import type { SheetWords } from './sheet-words.ts';

interface Props<K extends SheetKind> {
  readonly check: SheetCheck<K>;
  readonly words: SheetWords;
  readonly calls: SheetCalls<K>;
  readonly cells: readonly Cell<K>[];
  readonly search: CheckSearch;
  readonly onSearch: (patch: CheckPatch) => void;
}

/** The rows of a check with what is wrong in each, by pages and by what happens with them. */
export function RowsCard<K extends SheetKind>({ check, words, calls, cells, search, onSearch }: Props<K>) {
  const { number } = useFormat();
  const rows = useQuery({
    ...query(calls.rows, { params: { importId: check.id }, query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <ListCard
      title={words('rows')}
      list={rows}
      filters={
        <FilterBar>
          <ChipRow label={words('filter')}>
            <Chip on={search.state === undefined} onClick={() => onSearch({ state: undefined })}>
              {words('all')}
            </Chip>
            {shownStates(check.counts, search.state).map((state) => (
              <Chip
                key={state}
                count={number(check.counts[state])}
                on={search.state === state}
                onClick={() => onSearch({ state })}
              >
                {words(`states.${state}`)}
              </Chip>
            ))}
          </ChipRow>
        </FilterBar>
      }
      skeleton={<TableSkeleton rows={5} columns={5} />}
      empty={{ icon: IconListSearch, title: words('noRow') }}
      onPage={(page) => onSearch({ page })}
    >
      {(found) => <RowsTable rows={found.rows} words={words} cells={cells} />}
    </ListCard>
  );
}
