import type { PaperRow } from '@abhyas/contract/assessments/shapes';
import { IconClipboardList, IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useTypedWords } from '../../../../lib/use-typed-words.ts';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Pagination } from '../../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../../ui/status/skeletons.tsx';
import { useBuilding } from '../builder/building.ts';
import { PaperStatus } from '../list/paper-status.tsx';
import classes from './copying.module.css';

const AT_ONCE = 10;

/** The tests of the institute that this author may see, to take one of them; this one is not offered. */
export function ChooseTest({ onChoose }: { readonly onChoose: (row: PaperRow) => void }) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const { paper } = useBuilding();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const find = (words: string) => {
    setSearch(words);
    setPage(1);
  };
  const [typed, setTyped] = useTypedWords(search, find);
  const asked = { page, size: AT_ONCE, ...(search && { search }) };
  const list = useQuery({
    ...query(api.assessments.listPapers, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.rows.filter(({ id }) => id !== paper.id) ?? [];
  return (
    <div className={classes['copying']}>
      <div className={classes['find']}>
        <SearchField label={t('authoring.building.copy.find')} value={typed} onChange={setTyped} />
      </div>
      {list.isPending && <TableSkeleton rows={6} columns={3} />}
      {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && (
        <EmptyState
          icon={search ? IconListSearch : IconClipboardList}
          title={t(search ? 'authoring.building.copy.noMatch' : 'authoring.building.copy.none')}
        />
      )}
      {rows.length > 0 && (
        <ul className={classes['tests']} aria-label={t('authoring.building.copy.tests')} aria-busy={list.isFetching}>
          {rows.map((row) => (
            <li key={row.id}>
              <button type="button" onClick={() => onChoose(row)}>
                <b>{row.title}</b>
                <span>
                  <PaperStatus status={row.status} version={row.version} />
                  {t('authoring.building.copy.size', { count: row.questions, shown: number(row.questions) })}
                </span>
                <small>{date(row.updatedAt)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {list.data && <Pagination page={list.data.page} size={list.data.size} total={list.data.total} onPage={setPage} />}
    </div>
  );
}
