import { useTranslation } from 'react-i18next';
import { Steps } from '../../../ui/page/steps.tsx';

type Step = 'upload' | 'match' | 'check' | 'import';

/** Where one is on the way from a file to the bank. `matched`: a sheet with headings of its own. */
export function ImportSteps({ at, matched }: { readonly at: Step | 'done'; readonly matched: boolean }) {
  const { t } = useTranslation();
  const steps: readonly Step[] = ['upload', ...(matched ? (['match'] as const) : []), 'check', 'import'];
  return (
    <Steps
      label={t('questions.imports.steps.title')}
      steps={steps.map((step) => ({ step, label: t(`questions.imports.steps.${step}`) }))}
      current={at === 'done' ? steps.length : steps.indexOf(at)}
    />
  );
}
