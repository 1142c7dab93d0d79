import { Button } from '@mantine/core';
import {
  IconDownload,
  IconFileUpload,
  IconFlag,
  IconHierarchy2,
  IconHistory,
  IconPlus,
  IconStack2,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { CollectDialog } from '../collections/collect-dialog.tsx';
import { useTakeOut } from '../collections/use-take-out.ts';
import { CollectionNotice } from '../collections/collection-notice.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { ChangePanel } from '../bulk/change-panel.tsx';
import { useChoice } from '../bulk/use-choice.ts';
import { useRemoval } from '../bulk/use-removal.ts';
import { RewordPanel } from '../bulk/words/reword-panel.tsx';
import { ImportNotice, NothingMatches, NothingYet } from './bank-empty.tsx';
import { BankFilters } from './bank-filters.tsx';
import { isFiltered } from './bank-query.ts';
import type { BankPatch, BankSearch } from '../addresses.ts';
import { BankTable } from './bank-table.tsx';
import { ExportPanel } from '../exports/export-panel.tsx';
import { QuestionPanel } from '../preview/question-panel.tsx';
import { useBankList } from './use-bank-list.ts';
import { useQuestionStatus } from './use-question-status.ts';

interface Props {
  readonly search: BankSearch;
  readonly onSearch: (patch: BankPatch) => void;
}

/** The question bank: search, filters in the address, and each question as the student sees it. */
export function QuestionBank({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const list = useBankList(search);
  const [changing, setChanging] = useState<'classification' | 'words'>();
  const bringBack = useRemoval(() => onSearch({ question: undefined }));
  const setStatus = useQuestionStatus(() => onSearch({ question: undefined }));
  const [exporting, setExporting] = useState<'chosen' | 'found'>();
  const me = useMe();
  const mayWrite = can(me, 'questions.write');
  const mayExport = can(me, 'questions.export') && search.status !== 'removed';
  const choice = useChoice(search);
  const scope = choice.all ? { search } : { questionIds: [...choice.chosen] };
  const Panel = changing === 'words' ? RewordPanel : ChangePanel;
  const [collecting, setCollecting] = useState(false);
  const takeOut = useTakeOut(search.set, choice.clear);
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
      action={
        <Actions
          mayWrite={mayWrite}
          onExport={mayExport && (list.data?.total ?? 0) > 0 ? () => setExporting('found') : undefined}
        />
      }
    >
      {search.set && (
        <CollectionNotice collectionId={search.set} mayWrite={mayWrite} onClear={() => onSearch({ set: undefined })} />
      )}
      {search.import && <ImportNotice onClear={() => onSearch({ import: undefined })} />}
      <Card flush as="div">
        <h2 className="sr-only">{t('questions.bank.list')}</h2>
        {!nothingYet && (
          <BankFilters search={search} onSearch={onSearch} counts={list.data?.counts} hotkey withStatus />
        )}
        {list.isPending && <TableSkeleton rows={10} columns={5} />}
        {list.error && <LoadFailed error={list.error} onRetry={list.retry} />}
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
                onChange={() => setChanging('classification')}
                onReword={() => setChanging('words')}
                onCollect={choice.all ? undefined : () => setCollecting(true)}
                onTakeOut={search.set && !choice.all ? () => takeOut.send([...choice.chosen]) : undefined}
                onExport={mayExport ? () => setExporting('chosen') : undefined}
                onRestore={
                  search.status === 'removed' ? () => void bringBack(scope, 'restore').then(choice.clear) : undefined
                }
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
        <Panel
          scope={scope}
          count={choice.count(list.data.total)}
          onClose={() => setChanging(undefined)}
          onDone={() => {
            setChanging(undefined);
            choice.clear();
          }}
        />
      )}
      {collecting && (
        <CollectDialog questionIds={[...choice.chosen]} onClose={() => setCollecting(false)} onDone={choice.clear} />
      )}
      {exporting && list.data && (
        <ExportPanel
          scope={exporting === 'found' ? { search } : scope}
          count={exporting === 'found' ? list.data.total : choice.count(list.data.total)}
          onClose={() => setExporting(undefined)}
        />
      )}
      <QuestionPanel
        questionId={search.question}
        onClose={() => onSearch({ question: undefined })}
        onStatus={(question) => void setStatus(question)}
        onRemoval={({ id }, change) => void bringBack({ questionIds: [id] }, change)}
      />
    </Page>
  );
}

interface ActionsProps {
  readonly mayWrite: boolean;
  /** Undefined where nothing is there to be taken, or for who may not. */
  readonly onExport: (() => void) | undefined;
}

function Actions({ mayWrite, onExport }: ActionsProps) {
  return (
    <>
      {mayWrite && <Lists />}
      {onExport && <ExportButton onExport={onExport} />}
      {mayWrite && <Additions />}
    </>
  );
}

function ExportButton({ onExport }: { readonly onExport: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="ghost" leftSection={<Icon of={IconDownload} size={16} />} onClick={onExport}>
      {t('questions.exports.open')}
    </Button>
  );
}

function Lists() {
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
        variant="ghost"
        leftSection={<Icon of={IconHierarchy2} size={16} />}
        renderRoot={(props) => <Link {...props} to="/partner/questions/areas" />}
      >
        {t('taxonomy.desk.title')}
      </Button>
    </>
  );
}

function Additions() {
  const { t } = useTranslation();
  return (
    <>
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
