import type { PracticeRun } from '@abhyas/contract/assessments/practice-runs';
import { useTranslation } from 'react-i18next';
import { QuestionSteps } from '../../../ui/answering/question-steps.tsx';

interface Props {
  readonly run: PracticeRun;
  readonly at: number | undefined;
  readonly onGo: (to: number) => void;
}

/** Every question of the run by its number, with what became of it. */
export function PracticeSteps({ run, at, onGo }: Props) {
  const { t } = useTranslation();
  const outcomes = new Map(run.answers.map(({ questionId, outcome }) => [questionId, outcome]));
  const steps = run.questions.map(({ id, number }) => {
    const outcome = outcomes.get(id);
    const state = t(`assessments.practice.outcome.${outcome ?? 'open'}`);
    return { id, number, outcome, label: t('assessments.practice.step', { number, state }) };
  });
  return (
    <QuestionSteps
      label={t('assessments.practice.steps')}
      steps={steps}
      at={at === undefined ? undefined : run.questions[at]?.id}
      onGo={(id) => onGo(run.questions.findIndex((question) => question.id === id))}
    />
  );
}
