import type { BulkChange, QuestionChange } from '@abhyas/contract/questions/bulk';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { useAreas } from '../bank/use-areas.ts';
import classes from './bulk.module.css';
import { useUndoChange } from './use-undo-change.ts';
import { RewordingDetails } from './words/rewording-details.tsx';
import { useWordingWords } from './words/use-wording-words.ts';

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** What was changed of many questions at once, by whom, with a way back. */
export function ChangesScreen({ page, onPage }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...query(api.questions.listQuestionChanges, { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // A job writes it: its progress is worth a look every two seconds.
    refetchInterval: ({ state }) => (state.data?.rows.some(isWorking) ? 2000 : false),
  });
  const title = t('questions.bulk.history.title');
  return (
    <Page
      title={title}
      subtitle={t('questions.bulk.history.subtitle')}
      breadcrumbs={[{ label: t('questions.bank.title'), to: '/partner/questions' }, { label: title }]}
    >
      <Card flush label={title}>
        {!data && !error && <ListSkeleton rows={5} />}
        {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <EmptyState icon={IconHistory} title={t('questions.bulk.history.none')}>
            {t('questions.bulk.history.noneText')}
          </EmptyState>
        )}
        {data && data.rows.length > 0 && (
          <>
            <ul className={classes['list']}>
              {data.rows.map((row) => (
                <Row key={row.id} row={row} canUndo={data.can.undo} />
              ))}
            </ul>
            <Pagination page={data.page} size={data.size} total={data.total} onPage={onPage} />
          </>
        )}
      </Card>
    </Page>
  );
}

function Row({ row, canUndo }: { readonly row: QuestionChange; readonly canUndo: boolean }) {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const undo = useUndoChange();
  const [open, setOpen] = useState(false);
  const classification = useChangeWords();
  const wording = useWordingWords();
  const what = 'rewording' in row.change ? wording(row.change.rewording) : classification(row.change);
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <b>{what}</b>
        <span>
          {t('questions.bulk.history.line', {
            count: row.questions,
            shown: number(row.questions),
            name: row.by,
            date: date(row.at),
          })}
          {row.left > 0 && ` · ${t('questions.rewording.leftOnes', { count: row.left, shown: number(row.left) })}`}
        </span>
        {isWorking(row) && <Working row={row} />}
      </div>
      {'rewording' in row.change && !isWorking(row) && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('questions.rewording.details.openOf', { what })}
          onClick={() => setOpen(true)}
        >
          {t('questions.rewording.details.open')}
        </Button>
      )}
      {open && <RewordingDetails change={row} what={what} onClose={() => setOpen(false)} />}
      {row.undoneAt ? (
        <Badge>{t('questions.bulk.history.undone', { date: date(row.undoneAt) })}</Badge>
      ) : (
        canUndo &&
        !isWorking(row) && (
          <Button
            size="sm"
            variant="outline"
            aria-label={t('questions.bulk.history.undoOf', { what })}
            onClick={() => void undo(row.id)}
          >
            {t('ui.undo')}
          </Button>
        )
      )}
    </li>
  );
}

const isWorking = ({ state }: QuestionChange): boolean => state === 'working' || state === 'undoing';

/** How far a job is with a change. */
function Working({ row: { state, percent } }: { readonly row: QuestionChange }) {
  const { t } = useTranslation();
  const label = t(state === 'undoing' ? 'questions.rewording.undoing' : 'questions.rewording.working', { percent });
  return (
    <div className={classes['working']}>
      <small>{label}</small>
      <ProgressBar value={percent} label={label} />
    </div>
  );
}

/** A change in words: "Difficulty: Hard · New tags: Board". */
function useChangeWords(): (change: BulkChange) => string {
  const { t } = useTranslation();
  const areas = useAreas();
  const { seconds } = useFormat();
  return ({ knowledgeAreaId, difficulty, expectedSeconds, status, remove, restore, ...lists }) =>
    [
      knowledgeAreaId !== undefined && {
        label: t('questions.fields.area'),
        value: areas.find(({ id }) => id === knowledgeAreaId)?.name ?? '–',
      },
      difficulty !== undefined && {
        label: t('questions.fields.difficulty'),
        value: t(`questions.difficulties.${difficulty}`),
      },
      ...(['addTags', 'removeTags', 'addPastExams', 'removePastExams'] as const).map(
        (field) =>
          lists[field] !== undefined && { label: t(`questions.bulk.fields.${field}`), value: lists[field].join(', ') },
      ),
      status !== undefined && { label: t('questions.fields.status'), value: t(`questions.statuses.${status}`) },
      expectedSeconds !== undefined && {
        label: t('questions.bulk.fields.expectedSeconds'),
        value: expectedSeconds === null ? t('questions.bulk.unknownTime') : seconds(expectedSeconds),
      },
      restore && { label: t('questions.fields.status'), value: t('questions.bulk.backInBank') },
      remove && { label: t('questions.fields.status'), value: t('questions.bulk.removed') },
    ]
      .flatMap((part) => (part ? [t('questions.bulk.history.part', part)] : []))
      .join(' · ');
}
