import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pagination } from '../../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../../ui/status/skeletons.tsx';
import { IconListSearch } from '@tabler/icons-react';
import { BankFilters, bankSearch, type BankSearch, useBankList } from '../../../questions/index.ts';
import { useBuilding } from '../builder/building.ts';
import { LargeDialog } from '../builder/large-dialog.tsx';
import { useAskedBefore } from '../builder/use-asked-before.ts';
import type { Section } from '../draft/change-draft.ts';
import { limits } from '../draft/paper-limits.ts';
import { PickTable } from './pick-table.tsx';
import classes from './picker.module.css';
import { RandomPick } from './random-pick.tsx';
import { useChoosing } from './use-choosing.ts';

interface Props {
  readonly section: Section;
  readonly onClose: () => void;
}

/** The bank with its filters, to choose questions for a section: one by one, a page at once, or some at random. */
export function QuestionPicker({ section, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <LargeDialog title={t('authoring.picker.title', { section: section.title })} onClose={onClose}>
      <Picking section={section} onClose={onClose} />
    </LargeDialog>
  );
}

function Picking({ section, onClose }: Props) {
  const { t } = useTranslation();
  const { paper, change } = useBuilding();
  const [search, setSearch] = useState<BankSearch>({});
  const { chosen, inPaper, choose, release, clear } = useChoosing();
  const list = useBankList(search, 20);
  const records = useAskedBefore(paper.id, list.data?.rows.map(({ id }) => id) ?? []);
  const add = () => {
    change({ do: 'addQuestions', id: section.id, questionIds: [...chosen.keys()] });
    onClose();
  };
  return (
    <div className={classes['picker']}>
      <BankFilters
        search={search}
        onSearch={(patch) => setSearch((before) => bankSearch.patch(before, patch))}
        counts={list.data?.counts}
      />
      <div className={classes['list']}>
        {list.isPending && <TableSkeleton rows={8} columns={5} />}
        {list.error && <LoadFailed error={list.error} onRetry={list.retry} />}
        {list.data?.rows.length === 0 && <EmptyState icon={IconListSearch} title={t('authoring.picker.none')} />}
        {list.data && list.data.rows.length > 0 && (
          <>
            <PickTable
              rows={list.data.rows}
              chosen={chosen}
              inPaper={inPaper}
              records={records}
              onChoose={(rows) => void choose(rows)}
              onRelease={release}
            />
            <Pagination
              page={list.data.page}
              size={list.data.size}
              total={list.data.total}
              onPage={(page) => setSearch((before) => bankSearch.patch(before, { page }))}
            />
          </>
        )}
      </div>
      <div className={classes['foot']}>
        <RandomPick
          search={search}
          taken={new Set([...inPaper, ...chosen.keys()])}
          matching={list.data?.total ?? 0}
          onPick={(rows) => void choose(rows)}
        />
        <Standing chosen={chosen.size} inPaper={inPaper.size} onClear={clear} />
        <Button variant="action" disabled={chosen.size === 0} onClick={add}>
          {t('authoring.picker.add', { count: chosen.size })}
        </Button>
      </div>
    </div>
  );
}

function Standing({
  chosen,
  inPaper,
  onClear,
}: {
  readonly chosen: number;
  readonly inPaper: number;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation();
  const most = limits.questions.most;
  const total = inPaper + chosen;
  return (
    <p className={classes['standing']} role="status" data-wrong={total > most || undefined}>
      {t(total > most ? 'authoring.picker.tooMany' : 'authoring.picker.chosen', { count: chosen, total, most })}
      {chosen > 0 && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('authoring.picker.clear')}
        </Button>
      )}
    </p>
  );
}
