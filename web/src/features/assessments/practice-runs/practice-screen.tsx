import type { PracticeRun } from '@abhyas/contract/assessments/practice-runs';
import type { Language } from '@abhyas/contract/shapes';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { PracticeEnd } from './practice-end.tsx';
import { PracticeQuestion } from './practice-question.tsx';
import classes from './practice.module.css';
import { PracticeSteps } from './practice-steps.tsx';

/** A paper, or what went wrong in it, one question at a time and each explained at once. Left and opened again it goes on where it stood. */
export function PracticeScreen({ runId }: { readonly runId: string }) {
  const { t } = useTranslation();
  const { data: run, error, refetch } = useQuery(query(api.assessments.showPracticeRun, { params: { runId } }));
  const trail = [
    { label: t('assessments.papers.title'), to: '/student/tests' },
    { label: t('assessments.practice.title') },
  ];
  return (
    <Page
      title={run?.paper.title ?? t('assessments.practice.title')}
      subtitle={run && t(run.attemptId ? 'assessments.practice.wrongTitle' : 'assessments.practice.title')}
      breadcrumbs={trail}
    >
      {run ? (
        <Run run={run} />
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton lines={8} />
      )}
    </Page>
  );
}

/** The first question that is not answered; the first of all where each is. */
const firstOpen = ({ questions, answers }: PracticeRun): number =>
  Math.max(
    0,
    questions.findIndex(({ id }) => !answers.some(({ questionId }) => questionId === id)),
  );

function Run({ run }: { readonly run: PracticeRun }) {
  const { t, i18n } = useTranslation();
  const [at, setAt] = useState(() => firstOpen(run));
  const [showsEnd, setShowsEnd] = useState(run.state === 'finished');
  const [arrived, setArrived] = useState(false);
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? run.languages.find((one) => one === i18n.language) ?? 'en';
  const question = run.questions[at]!;
  const go = (to: number) => {
    setArrived(true);
    setAt(to);
    setShowsEnd(false);
  };
  const finish = () => {
    setArrived(true);
    setShowsEnd(true);
  };
  return (
    <Stacked>
      <div className={classes['head']}>
        <div className={classes['progress']}>
          <span>{t('assessments.practice.answered', { count: run.answers.length, of: run.questions.length })}</span>
          <ProgressBar
            label={t('assessments.practice.progress')}
            value={run.answers.length}
            max={run.questions.length}
          />
        </div>
        {run.languages.length > 1 && (
          <Segmented
            size="sm"
            label={t('assessments.practice.language')}
            options={run.languages.map((one) => ({ value: one, label: t(`assessments.languages.${one}`) }))}
            value={language}
            onChange={setChosen}
          />
        )}
      </div>
      <PracticeSteps run={run} at={showsEnd ? undefined : at} onGo={go} />
      {showsEnd ? (
        <PracticeEnd run={run} arrived={arrived} />
      ) : (
        <PracticeQuestion
          key={question.id}
          run={run}
          question={question}
          language={language}
          arrived={arrived}
          onNext={() => {
            const next = run.questions.findIndex(
              ({ id }, place) => place > at && !run.answers.some(({ questionId }) => questionId === id),
            );
            if (run.state === 'finished' && at === run.questions.length - 1) finish();
            else if (next >= 0) go(next);
            else if (run.state === 'finished') finish();
            else go(firstOpen(run));
          }}
        />
      )}
      {run.state === 'running' && <EndRun runId={run.runId} onEnded={finish} />}
    </Stacked>
  );
}

function EndRun({ runId, onEnded }: { readonly runId: string; readonly onEnded: () => void }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [asking, setAsking] = useState(false);
  const end = useChange(() => api.assessments.endPracticeRun({ params: { runId } }), {
    stale: [api.assessments.showPracticeRun],
    after: async (_reply, _given, refreshed) => {
      await refreshed;
      setAsking(false);
      onEnded();
    },
    inline: true,
  });
  return (
    <Card>
      <div className={classes['pause']}>
        <p>{t('assessments.practice.pauseText')}</p>
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {t('assessments.practice.end')}
        </Button>
      </div>
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('assessments.practice.endTitle')}
        confirmLabel={t('assessments.practice.end')}
        tone="action"
        busy={end.busy}
        onConfirm={() => end.send()}
      >
        {t('assessments.practice.endText')}
        {end.error && (
          <Notice tone="bad" live>
            {say(end.error)}
          </Notice>
        )}
      </ConfirmModal>
    </Card>
  );
}
