import { Button } from '@mantine/core';
import {
  IconFileUpload,
  IconFlag,
  IconHistory,
  IconListSearch,
  IconPlus,
  IconStack2,
  IconX,
} from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { ChangePanel } from '../bulk/change-panel.tsx';
import { useChoice } from '../bulk/use-choice.ts';
import { BankFilters } from './bank-filters.tsx';
import { bankQuery, isFiltered, type BankPatch, type BankSearch } from './bank-search.ts';
import { BankTable } from './bank-table.tsx';
import { LoadError } from './load-error.tsx';
import { QuestionPanel } from '../preview/question-panel.tsx';
import { useQuestionStatus } from './use-question-status.ts';

interface Props {
  readonly search: BankSearch;
  readonly onSearch: (patch: BankPatch) => void;
}

/** The question bank: search, filters in the address, and each question as the student sees it. */
export function QuestionBank({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const list = useQuery({
    ...query(api.questions.listQuestions, { query: bankQuery(search) }),
    placeholderData: keepPreviousData,
  });
  const [changing, setChanging] = useState(false);
  const setStatus = useQuestionStatus(() => onSearch({ question: undefined }));
  const mayWrite = can(useMe(), 'questions.write');
  const choice = useChoice(search);
  const nothingYet = list.data?.counts.all === 0 && !isFiltered(search) && search.status === undefined;
  return (
    <Page
      title={t('questions.bank.title')}
      subtitle={
        list.data &&
        t('questions.bank.count', {
          count: list.data.total,
          shown: list.data.more ? t('questions.search.atLeast', { count: list.data.total }) : number(list.data.total),
        })
      }
      action={mayWrite && <Actions />}
    >
      {search.import && <ImportNotice onClear={() => onSearch({ import: undefined })} />}
      <Card flush as="div">
        <h2 className="sr-only">{t('questions.bank.list')}</h2>
        {!nothingYet && (
          <BankFilters search={search} onSearch={onSearch} counts={list.data?.counts} hotkey withStatus />
        )}
        {list.isPending && <TableSkeleton rows={10} columns={5} />}
        {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {nothingYet && <NothingYet />}
        {list.data && !nothingYet && list.data.rows.length === 0 && (
          <NothingMatches search={search} onSearch={onSearch} />
        )}
        {list.data && list.data.rows.length > 0 && (
          <>
            {choice.count(list.data.total) > 0 && (
              <BulkBar
                chosen={choice.chosen.size}
                all={choice.all}
                total={list.data.total}
                onAll={choice.chooseAll}
                onNone={choice.clear}
                onChange={() => setChanging(true)}
              />
            )}
            <BankTable
              rows={list.data.rows}
              chosen={mayWrite ? (choice.all ? new Set(list.data.rows.map(({ id }) => id)) : choice.chosen) : undefined}
              onChoose={choice.choose}
              open={search.question}
              onOpen={(question) => onSearch({ question })}
            />
            <Pagination
              page={list.data.page}
              size={list.data.size}
              total={list.data.total}
              onPage={(page) => onSearch({ page })}
            />
          </>
        )}
      </Card>
      {changing && list.data && (
        <ChangePanel
          scope={choice.all ? { search } : { questionIds: [...choice.chosen] }}
          count={choice.count(list.data.total)}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false);
            choice.clear();
          }}
        />
      )}
      <QuestionPanel
        questionId={search.question}
        onClose={() => onSearch({ question: undefined })}
        onStatus={(question) => void setStatus(question)}
      />
    </Page>
  );
}

function Actions() {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="ghost"
        leftSection={<Icon of={IconFlag} size={16} />}
        renderRoot={(props) => <Link {...props} to="/partner/questions/reports" />}
      >
        {t('questions.life.queue.title')}
      </Button>
      <Button
        variant="ghost"
        leftSection={<Icon of={IconHistory} size={16} />}
        renderRoot={(props) => <Link {...props} to="/partner/questions/changes" />}
      >
        {t('questions.bulk.history.short')}
      </Button>
      <Button
        variant="ghost"
        leftSection={<Icon of={IconStack2} size={16} />}
        renderRoot={(props) => <Link {...props} to="/partner/questions/groups" />}
      >
        {t('questions.groups.title')}
      </Button>
      <Button
        variant="outline"
        leftSection={<Icon of={IconFileUpload} size={16} />}
        renderRoot={(props) => <Link {...props} to="/partner/imports" />}
      >
        {t('questions.bank.import')}
      </Button>
      <Button
        variant="action"
        leftSection={<Icon of={IconPlus} size={16} />}
        renderRoot={(props) => <Link {...props} to="/partner/questions/new" />}
      >
        {t('questions.bank.new')}
      </Button>
    </>
  );
}

function ImportNotice({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="info"
      action={
        <Button variant="ghost" size="sm" leftSection={<Icon of={IconX} size={14} />} onClick={onClear}>
          {t('questions.bank.showAll')}
        </Button>
      }
    >
      {t('questions.bank.ofImport')}
    </Notice>
  );
}

function NothingYet() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconFileUpload}
      title={t('questions.bank.empty.title')}
      action={
        <Button variant="filled" renderRoot={(props) => <Link {...props} to="/partner/imports" />}>
          {t('questions.bank.empty.action')}
        </Button>
      }
    >
      {t('questions.bank.empty.text')}
    </EmptyState>
  );
}

function NothingMatches({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const archived = search.status === 'archived' && !isFiltered(search);
  const clear = {
    search: undefined,
    subject: undefined,
    area: undefined,
    type: undefined,
    difficulty: undefined,
    language: undefined,
    tag: undefined,
    import: undefined,
    status: undefined,
  };
  return (
    <EmptyState
      icon={IconListSearch}
      title={t(archived ? 'questions.bank.noneArchived' : 'questions.bank.noMatch')}
      action={
        <Button variant="outline" onClick={() => onSearch(clear)}>
          {t(archived ? 'questions.bank.showActive' : 'questions.bank.clearFilters')}
        </Button>
      }
    />
  );
}
