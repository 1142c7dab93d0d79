import type { GroupRow } from '@abhyas/contract/questions/groups';
import { Button } from '@mantine/core';
import { IconListSearch, IconPlus, IconStack2 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { can, useMe } from '../../../lib/session.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { briefDoc } from '../preview/brief-doc.ts';
import classes from './groups.module.css';
import type { GroupsPatch, GroupsSearch } from '../addresses.ts';

interface Props {
  readonly search: GroupsSearch;
  readonly onSearch: (patch: GroupsPatch) => void;
}

/** The groups of the institute: passages and stems that several questions share. */
export function GroupsList({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  const mayWrite = can(useMe(), 'questions.write');
  const list = useQuery({
    ...query(api.questions.listQuestionGroups, { query: search }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('questions.groups.title')}
      subtitle={t('questions.groups.subtitle')}
      breadcrumbs={[
        { label: t('questions.bank.title'), to: '/partner/questions' },
        { label: t('questions.groups.title') },
      ]}
      action={mayWrite && <NewGroup />}
    >
      <Card flush as="div">
        <div className={classes['search']}>
          <SearchField size="sm" label={t('questions.groups.search')} value={typed} onChange={setTyped} hotkey />
        </div>
        {list.isPending && <TableSkeleton rows={6} columns={4} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.rows.length === 0 &&
          (search.search ? (
            <EmptyState icon={IconListSearch} title={t('questions.groups.noMatch')} />
          ) : (
            <EmptyState icon={IconStack2} title={t('questions.groups.empty')} action={mayWrite && <NewGroup />}>
              {t('questions.groups.subtitle')}
            </EmptyState>
          ))}
        {list.data && list.data.rows.length > 0 && (
          <>
            <GroupTable rows={list.data.rows} />
            <Pagination
              page={list.data.page}
              size={list.data.size}
              total={list.data.total}
              onPage={(page) => onSearch({ page })}
            />
          </>
        )}
      </Card>
    </Page>
  );
}

function NewGroup() {
  const { t } = useTranslation();
  return (
    <Button
      variant="action"
      leftSection={<Icon of={IconPlus} size={16} />}
      renderRoot={(props) => <Link {...props} to="/partner/questions/groups/$groupId" params={{ groupId: 'new' }} />}
    >
      {t('questions.groups.new')}
    </Button>
  );
}

function GroupTable({ rows }: { readonly rows: readonly GroupRow[] }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const label = (key: string) => t(`questions.groups.columns.${key}`);
  return (
    <Table
      label={t('questions.groups.title')}
      cards
      head={[
        { key: 'title', label: label('title') },
        { key: 'questions', label: label('questions'), numeric: true, width: 110 },
        { key: 'updated', label: label('updated'), width: 130 },
      ]}
    >
      {rows.map(({ id, title, stem, questions, updatedAt }) => (
        <tr key={id}>
          <td>
            <Link to="/partner/questions/groups/$groupId" params={{ groupId: id }} className={classes['open']!}>
              {title}
            </Link>
            <span className={classes['stem']}>
              <RichText doc={briefDoc(stem)} inline />
            </span>
          </td>
          <td data-numeric data-label={label('questions')}>
            {questions}
          </td>
          <td data-label={label('updated')}>{date(updatedAt)}</td>
        </tr>
      ))}
    </Table>
  );
}
