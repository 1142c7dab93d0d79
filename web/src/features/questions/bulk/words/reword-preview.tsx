import type { KeepingPaper, Rewording } from '@abhyas/contract/questions/rewording';
import { Button } from '@mantine/core';
import { IconReplaceOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { Pagination } from '../../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { ListSkeleton } from '../../../../ui/status/skeletons.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import bulkClasses from '../bulk.module.css';
import { useUndoChange } from '../use-undo-change.ts';
import { PapersThatKeep } from './papers-that-keep.tsx';
import { previewQuery, previewSize, type ScopeBody } from './preview-query.ts';
import { RewordRow } from './reword-row.tsx';
import classes from './words.module.css';

interface Props {
  readonly scope: ScopeBody;
  readonly rewording: Rewording;
  readonly onBack: () => void;
  readonly onDone: () => Promise<void>;
}

/** What a change of words would do, question by question, and the button that does it. */
export function RewordPreview({ scope, rewording, onBack, onDone }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const say = useRefusalText();
  const undo = useUndoChange();
  const [page, setPage] = useState(1);
  const [leaveOut, setLeaveOut] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery({
    ...previewQuery(scope, rewording, page),
    placeholderData: keepPreviousData,
  });
  const commit = useChange(
    () => api.questions.rewordQuestions({ body: { scope, rewording, leaveOut: [...leaveOut] } }),
    {
      after: async ({ changeId, questions, refused, working }) => {
        const said = { count: questions, shown: number(questions) };
        if (working) toast.info(t('questions.rewording.started', said), { text: t('questions.rewording.startedText') });
        else
          toast.good(t('questions.bulk.done', said), {
            ...(refused > 0 && { text: t('questions.rewording.leftOnes', { count: refused, shown: number(refused) }) }),
            undo: () => void undo(changeId),
            undoLabel: t('ui.undo'),
          });
        await onDone();
      },
      inline: true,
    },
  );
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.found === 0)
    return (
      <EmptyState
        icon={IconReplaceOff}
        title={t('questions.rewording.nothing')}
        action={
          <Button variant="outline" onClick={onBack}>
            {t('questions.rewording.back')}
          </Button>
        }
      >
        {t('questions.rewording.nothingText', { count: data.questions, shown: number(data.questions) })}
      </EmptyState>
    );
  const willChange = Math.max(0, data.found - data.refused - leaveOut.size);
  return (
    <section className={classes['preview']} aria-label={t('questions.rewording.preview')}>
      <h3 aria-live="polite">
        {t('questions.rewording.found', { hits: number(data.hits), count: data.found, shown: number(data.found) })}
      </h3>
      <Warnings refused={data.refused} papers={data.papers} checked={data.checked} found={data.found} />
      <ul className={classes['rows']}>
        {data.rows.map((row) => (
          <RewordRow
            key={row.questionId}
            row={row}
            images={data.images}
            out={leaveOut.has(row.questionId)}
            onOut={(out) =>
              setLeaveOut((before) =>
                out ? before.union(new Set([row.questionId])) : before.difference(new Set([row.questionId])),
              )
            }
          />
        ))}
      </ul>
      <Pagination page={page} size={previewSize} total={data.found} onPage={setPage} />
      {commit.error && (
        <Notice tone="bad" live>
          {say(commit.error)}
        </Notice>
      )}
      <div className={bulkClasses['buttons']}>
        <Button variant="ghost" onClick={onBack}>
          {t('questions.rewording.back')}
        </Button>
        <Button variant="action" disabled={willChange === 0} loading={commit.busy} onClick={() => commit.send()}>
          {t('questions.rewording.apply', { count: willChange, shown: number(willChange) })}
        </Button>
      </div>
    </section>
  );
}

function Warnings({
  refused,
  papers,
  checked,
  found,
}: {
  readonly refused: number;
  readonly papers: readonly KeepingPaper[];
  readonly checked: number;
  readonly found: number;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <>
      {refused > 0 && (
        <Notice tone="warn">{t('questions.rewording.refused', { count: refused, shown: number(refused) })}</Notice>
      )}
      {checked < found && <Notice tone="info">{t('questions.rewording.unchecked', { shown: number(checked) })}</Notice>}
      <PapersThatKeep papers={papers} />
    </>
  );
}
