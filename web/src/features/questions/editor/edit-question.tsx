import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './editor.module.css';
import { HistoryPanel, type ShownVersions } from './history/history-panel.tsx';
import { QuestionUses } from './history/question-uses.tsx';
import { QuestionStatistics } from '../life/question-statistics.tsx';
import { QuestionEditor, type Like } from './question-editor.tsx';

interface Props {
  readonly questionId: string;
  /** The versions that the open history compares. */
  readonly history: ShownVersions | undefined;
  readonly onHistory: (shown: ShownVersions | undefined) => void;
  readonly onNext: (like: Like) => void;
}

/** Opens a stored question in the editor, with what its author typed and has not published. */
export function EditQuestion({ questionId, history, onHistory, onNext }: Props) {
  // What is open here is changed here: another window's change is found when saving.
  const still = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
  const asked = useQuery({ ...query(api.questions.showQuestion, { params: { questionId } }), ...still });
  const draft = useQuery({
    ...query(api.questions.showQuestionDraft, { params: { draftId: questionId } }),
    ...still,
    gcTime: 0,
    retry: false,
  });
  const [round, setRound] = useState(0);
  const mayNot = isRefusal(draft.error, 'FORBIDDEN');
  const question = asked.data;
  if (!question || !(draft.data || mayNot))
    return (
      <EditorLoading
        error={asked.error ?? (mayNot ? null : draft.error)}
        onRetry={() => void Promise.all([asked.refetch(), draft.refetch()])}
      />
    );
  return (
    <>
      <QuestionEditor
        key={`${questionId}.${round}`}
        question={question}
        opened={{ draftId: questionId, kept: draft.data?.draft ?? null }}
        onNext={onNext}
        onHistory={() => onHistory({ from: 0 })}
      >
        <QuestionUses questionId={questionId} />
        <QuestionStatistics questionId={questionId} lettered={question.key.kind === 'choice'} />
      </QuestionEditor>
      <HistoryPanel
        question={question}
        shown={history}
        onShow={onHistory}
        onRestored={() =>
          void Promise.all([asked.refetch(), draft.refetch()]).then(() => {
            onHistory(undefined);
            setRound((before) => before + 1);
          })
        }
      />
    </>
  );
}

/** The panes of the editor before they are filled, or why they cannot be. */
export function EditorLoading({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('questions.editor.loading')}
      breadcrumbs={[{ label: t('questions.bank.title'), to: '/partner/questions' }]}
    >
      {error ? (
        <Card>
          <LoadFailed error={error} onRetry={onRetry} />
        </Card>
      ) : (
        <div className={classes['panes']}>
          <CardSkeleton lines={9} />
          <CardSkeleton lines={7} />
          <CardSkeleton lines={5} />
        </div>
      )}
    </Page>
  );
}
