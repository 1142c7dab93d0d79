import type { QuestionChange } from '@abhyas/contract/questions/bulk';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { LoadError } from '../bank/load-error.tsx';
import { useAreas } from '../bank/use-areas.ts';
import classes from './bulk.module.css';
import { useUndoChange } from './use-undo-change.ts';

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
        {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
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
  const what = useChangeWords()(row.change);
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
        </span>
      </div>
      {row.undoneAt ? (
        <Badge>{t('questions.bulk.history.undone', { date: date(row.undoneAt) })}</Badge>
      ) : (
        canUndo && (
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

/** A change in words: "Difficulty: Hard · New tags: Board". */
function useChangeWords(): (change: QuestionChange['change']) => string {
  const { t } = useTranslation();
  const areas = useAreas();
  return ({ knowledgeAreaId, difficulty, status, remove, ...lists }) =>
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
      remove && { label: t('questions.fields.status'), value: t('questions.bulk.removed') },
    ]
      .flatMap((part) => (part ? [t('questions.bulk.history.part', part)] : []))
      .join(' · ');
}
