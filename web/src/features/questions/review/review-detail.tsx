import type { ReviewStanding, WaitingQuestion } from '@abhyas/contract/questions/review';
import type { Question } from '@abhyas/contract/questions/shapes';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { DifficultyBadge } from '../preview/difficulty-badge.tsx';
import { ReviewBadge } from './review-badge.tsx';
import { ReviewChanges } from './review-changes.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { ReviewHistory } from './review-history.tsx';
import { ReviewPreview } from './review-preview.tsx';
import classes from './review.module.css';
import { DuplicatesNotice } from './duplicates-notice.tsx';

interface Props {
  readonly question: WaitingQuestion;
  readonly onDone: () => void;
}

/** One question of the queue: as a student sees it, what is different from what was approved, what was said, and the decision. */
export function ReviewDetail({ question: { id }, onDone }: Props) {
  const asked = useQuery({ ...query(api.questions.showQuestion, { params: { questionId: id } }), staleTime: 0 });
  const standing = useQuery({ ...query(api.questions.showReview, { params: { questionId: id } }), staleTime: 0 });
  const error = asked.error ?? standing.error;
  if (error)
    return (
      <Card>
        <LoadFailed error={error} onRetry={() => void Promise.all([asked.refetch(), standing.refetch()])} />
      </Card>
    );
  if (!asked.data || !standing.data) return <CardSkeleton lines={9} />;
  return <Shown question={asked.data} standing={standing.data} onDone={onDone} />;
}

type View = 'question' | 'changes' | 'history';

interface ShownProps {
  readonly question: Question;
  readonly standing: ReviewStanding;
  readonly onDone: () => void;
}

function Shown({ question, standing, onDone }: ShownProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('question');
  const views: readonly View[] = ['question', ...(standing.approved ? (['changes'] as const) : []), 'history'];
  return (
    <Card as="article" label={t('questions.panel.title', { number: question.number })}>
      <div className={classes['shown']}>
        <Head question={question} standing={standing} />
        <Hindrances standing={standing} />
        {standing.duplicates.length > 0 && <DuplicatesNotice duplicates={standing.duplicates} />}
        <div className={classes['views']}>
          <Segmented
            size="sm"
            label={t('questions.review.view')}
            value={view}
            onChange={setView}
            options={views.map((value) => ({ value, label: t(`questions.review.views.${value}`) }))}
          />
        </div>
        {view === 'question' && <ReviewPreview question={question} />}
        {view === 'changes' && standing.approved && (
          <ReviewChanges question={question} standing={standing} approved={standing.approved} />
        )}
        {view === 'history' && <ReviewHistory history={standing.history} />}
        <ReviewDecision questionId={question.id} standing={standing} onDone={onDone} />
      </div>
    </Card>
  );
}

function Head({ question, standing }: Omit<ShownProps, 'onDone'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { knowledgeArea, number } = question;
  const by = standing.authors.map(({ name }) => name).join(', ') || t('questions.history.nobody');
  return (
    <div className={classes['top']}>
      <div className={classes['head']}>
        <h2>{t('questions.number', { number })}</h2>
        <ReviewBadge state={standing.state} />
        <DifficultyBadge difficulty={question.difficulty} />
      </div>
      <p className={classes['quiet']}>
        {t('questions.review.by', { by })}
        {standing.sentAt && ` · ${t('questions.review.sentAt', { at: dateTime(standing.sentAt) })}`}
        {` · ${knowledgeArea.name}, ${t(`questions.subjects.${knowledgeArea.subject}`, knowledgeArea.subject)}`}
      </p>
      {question.can.edit && (
        <Button
          size="sm"
          variant="ghost"
          className={classes['edit']}
          leftSection={<Icon of={IconPencil} size={16} />}
          renderRoot={(props) => (
            <Link {...props} to="/partner/questions/$questionId" params={{ questionId: question.id }} />
          )}
        >
          {t('questions.review.edit')}
        </Button>
      )}
    </div>
  );
}

/** Why a draft cannot be sent yet, and what its reviewer said last. */
function Hindrances({ standing: { state, problems, history } }: { readonly standing: ReviewStanding }) {
  const { t } = useTranslation();
  const last = history[0];
  return (
    <>
      {state === 'draft' && last?.action === 'returned' && (
        <Notice tone="warn" title={t('questions.review.returnedBy', { by: last.by ?? t('questions.history.nobody') })}>
          <q>{last.comment}</q>
        </Notice>
      )}
      {state === 'draft' && problems.length > 0 && (
        <Notice tone="bad" title={t('questions.review.fixFirst')}>
          <ul className={classes['problems']}>
            {problems.map(({ path, messageKey, values }) => (
              <li key={`${path} ${messageKey}`}>{t(messageKey, { ...values })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
