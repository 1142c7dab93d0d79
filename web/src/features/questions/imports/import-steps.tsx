import { useTranslation } from 'react-i18next';
import { Steps } from '../../../ui/page/steps.tsx';

type Step = 'upload' | 'match' | 'check' | 'import';
interface Props {
  readonly at: Step | 'done';
  /** A sheet with headings of its own has columns to match, an ordinary paper is matched as a whole. */
  readonly asks: 'match' | 'paper' | undefined;
}

/** Where one is on the way from a file to the bank. */
export function ImportSteps({ at, asks }: Props) {
  const { t } = useTranslation();
  const steps: readonly Step[] = ['upload', ...(asks ? (['match'] as const) : []), 'check', 'import'];
  return (
    <Steps
      label={t('questions.imports.steps.title')}
      steps={steps.map((step) => ({
        step,
        label: t(step === 'match' && asks === 'paper' ? 'questions.papers.title' : `questions.imports.steps.${step}`),
      }))}
      current={at === 'done' ? steps.length : steps.indexOf(at)}
    />
  );
}
