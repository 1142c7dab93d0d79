import { useTranslation } from 'react-i18next';
import { Steps } from '../../../ui/page/steps.tsx';

const steps = ['upload', 'check', 'import'] as const;

/** Where one is on the way from a file to the bank. */
export function ImportSteps({ at }: { readonly at: 'upload' | 'check' | 'import' | 'done' }) {
  const { t } = useTranslation();
  return (
    <Steps
      label={t('questions.imports.steps.title')}
      steps={steps.map((step) => ({ step, label: t(`questions.imports.steps.${step}`) }))}
      current={at === 'done' ? steps.length : steps.indexOf(at)}
    />
  );
}
