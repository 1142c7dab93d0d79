import { Button, Select } from '@mantine/core';
import { IconClipboardPlus, IconListSearch, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { can, useMe } from '../../../../lib/session.ts';
import { useTypedWords } from '../../../../lib/use-typed-words.ts';
import { buttonFace } from '../../../../ui/controls/button-face.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { Pagination } from '../../../../ui/page/pagination.tsx';
import { Chip, ChipRow } from '../../../../ui/status/chip.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../../ui/status/skeletons.tsx';
import { CreatePaper } from './create-paper.tsx';
import classes from './list.module.css';
import { paperKinds, type PapersPatch, type PapersSearch, paperStatuses } from '../../addresses.ts';
import { PapersTable } from './papers-table.tsx';

interface Props {
  readonly search: PapersSearch;
  readonly onSearch: (patch: PapersPatch) => void;
}

/** The tests of the institute with how each stands; a new one begins here. */
export function PapersList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [creating, setCreating] = useState(false);
  const me = useMe();
  const [mayWrite, mayRank] = [can(me, 'papers.write'), can(me, 'results.read')];
  const list = useQuery({ ...query(api.assessments.listPapers, { query: search }), placeholderData: keepPreviousData });
  const filtered = search.status !== undefined || search.kind !== undefined || search.search !== undefined;
  return (
    <Page
      title={t('authoring.list.title')}
      action={
        <>
          {mayRank && (
            <Link to="/partner/rank-lists" {...buttonFace('outline')}>
              {t('assessments.ranks.title')}
            </Link>
          )}
          {mayWrite && (
            <Button variant="action" leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setCreating(true)}>
              {t('authoring.list.new')}
            </Button>
          )}
        </>
      }
    >
      <Card flush as="div">
        <h2 className="sr-only">{t('authoring.list.all')}</h2>
        <Filters search={search} onSearch={onSearch} />
        {list.isPending && <TableSkeleton rows={6} columns={6} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.rows.length === 0 &&
          (filtered ? (
            <EmptyState
              icon={IconListSearch}
              title={t('authoring.list.noMatch')}
              action={
                <Button
                  variant="outline"
                  onClick={() => onSearch({ status: undefined, kind: undefined, search: undefined })}
                >
                  {t('authoring.list.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={IconClipboardPlus}
              title={t('authoring.list.empty')}
              action={
                <Button variant="filled" onClick={() => setCreating(true)}>
                  {t('authoring.list.begin')}
                </Button>
              }
            >
              {t('authoring.list.emptyText')}
            </EmptyState>
          ))}
        {list.data && list.data.rows.length > 0 && (
          <>
            <PapersTable rows={list.data.rows} />
            <Pagination
              page={list.data.page}
              size={list.data.size}
              total={list.data.total}
              onPage={(page) => onSearch({ page })}
            />
          </>
        )}
      </Card>
      <CreatePaper opened={creating} onClose={() => setCreating(false)} />
    </Page>
  );
}

function Filters({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  return (
    <div className={classes['filters']}>
      <ChipRow label={t('authoring.list.status')}>
        <Chip on={search.status === undefined} onClick={() => onSearch({ status: undefined })}>
          {t('authoring.list.all')}
        </Chip>
        {paperStatuses.map((status) => (
          <Chip key={status} on={search.status === status} onClick={() => onSearch({ status })}>
            {t(`authoring.statuses.${status}`)}
          </Chip>
        ))}
      </ChipRow>
      <Select
        size="sm"
        clearable
        className={classes['kind']!}
        aria-label={t('authoring.list.kind')}
        placeholder={t('authoring.list.anyKind')}
        data={paperKinds.map((value) => ({ value, label: t(`authoring.kinds.${value}`) }))}
        value={search.kind ?? null}
        onChange={(value) => onSearch({ kind: paperKinds.find((one) => one === value) })}
      />
      <div className={classes['search']}>
        <SearchField size="sm" label={t('authoring.list.search')} value={typed} onChange={setTyped} hotkey />
      </div>
    </div>
  );
}
