import { Select } from '@mantine/core';
import { IconListSearch, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { ActionPanel, type Intent } from './actions/action-panel.tsx';
import { ChosenBar } from './actions/chosen-bar.tsx';
import { AttemptPanel } from './attempt/attempt-panel.tsx';
import { LateAnswers } from './attempt/late-answers.tsx';
import { HallFigures } from './hall-figures.tsx';
import classes from './invigilation.module.css';
import { type LivePatch, type LiveSearch, liveSorts } from '../addresses.ts';
import { LiveTable } from './live-table.tsx';
import { useChosen } from './use-chosen.ts';
import type { Hall, useHall } from './use-hall.ts';

interface Props {
  readonly paperId: string;
  readonly hall: ReturnType<typeof useHall>;
  readonly search: LiveSearch;
  readonly onSearch: (patch: LivePatch) => void;
}

/** Figures that filter, the list, and what one does to those chosen. */
export function LiveHall({ paperId, hall, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { data } = hall;
  const [intent, setIntent] = useState<Intent>();
  const [opened, setOpened] = useState<{ readonly attemptId: string; readonly as: 'timeline' | 'late' }>();
  const chosen = useChosen(data?.rows ?? []);
  const close = () => setOpened(undefined);
  return (
    <div className={classes['hall']}>
      {hall.isError && data && (
        <Notice tone="warn" live>
          {t('assessments.invigilation.stale')}
        </Notice>
      )}
      <HallFigures figures={data?.figures} value={search.presence} onChange={(presence) => onSearch({ presence })} />
      <Card flush as="div">
        <h2 className="sr-only">{t('assessments.invigilation.views.hall')}</h2>
        <Tools hall={data} search={search} onSearch={onSearch} />
        {hall.isPending && <TableSkeleton rows={8} columns={6} />}
        {hall.isError && !data && <LoadFailed error={hall.error} onRetry={() => void hall.refetch()} />}
        {data && data.rows.length === 0 && <Nobody hall={data} />}
        {data && data.rows.length > 0 && (
          <>
            <LiveTable
              hall={data}
              cameAt={hall.dataUpdatedAt}
              chosen={chosen}
              onAct={(act, row) => setIntent({ act, rows: [row] })}
              onOpen={(attemptId, as) => setOpened({ attemptId, as })}
            />
            <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
          </>
        )}
      </Card>
      <ChosenBar chosen={chosen} onAct={(act, rows) => setIntent({ act, rows })} />
      {intent && (
        <ActionPanel
          paperId={paperId}
          intent={intent}
          onClose={() => setIntent(undefined)}
          onDone={() => {
            setIntent(undefined);
            chosen.clear();
          }}
        />
      )}
      {opened?.as === 'timeline' && <AttemptPanel attemptId={opened.attemptId} onClose={close} />}
      {opened?.as === 'late' && <LateAnswers attemptId={opened.attemptId} onClose={close} />}
    </div>
  );
}

function Nobody({ hall }: { readonly hall: Hall }) {
  const { t } = useTranslation();
  const total = Object.values(hall.figures).reduce((sum, one) => sum + one, 0);
  return total > 0 ? (
    <EmptyState icon={IconListSearch} title={t('assessments.invigilation.noMatch')} />
  ) : (
    <EmptyState icon={IconUsers} title={t('assessments.invigilation.nobody')}>
      {t('assessments.invigilation.nobodyText')}
    </EmptyState>
  );
}

function Tools({ hall, search, onSearch }: Pick<Props, 'search' | 'onSearch'> & { readonly hall: Hall | undefined }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  const word = (key: string) => t(`assessments.invigilation.${key}`);
  return (
    <div className={classes['tools']}>
      <div className={classes['search']}>
        <SearchField size="sm" label={word('search')} value={typed} onChange={setTyped} hotkey />
      </div>
      {hall && hall.batches.length > 0 && (
        <Select
          aria-label={word('batch')}
          placeholder={word('allBatches')}
          clearable
          data={hall.batches.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.batchId ?? null}
          onChange={(batchId) => onSearch({ batchId: batchId ?? undefined })}
        />
      )}
      <Select
        aria-label={word('sort.title')}
        allowDeselect={false}
        data={liveSorts.map((value) => ({ value, label: word(`sort.${value}`) }))}
        value={search.sort ?? 'attention'}
        onChange={(sort) => onSearch({ sort: liveSorts.find((one) => one === sort) })}
      />
    </div>
  );
}
