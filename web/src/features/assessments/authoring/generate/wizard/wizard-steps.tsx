import { useTranslation } from 'react-i18next';
import { Steps } from '../../../../../ui/page/steps.tsx';

export const wizardSteps = ['pattern', 'rules', 'papers'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** Where one is on the way from a pattern to a paper; steps that are done can be gone back to. */
export function WizardSteps({ at, onStep }: { readonly at: WizardStep; readonly onStep: (step: WizardStep) => void }) {
  const { t } = useTranslation();
  return (
    <Steps
      label={t('authoring.generating.steps.title')}
      steps={wizardSteps.map((step) => ({ step, label: t(`authoring.generating.steps.${step}`) }))}
      current={wizardSteps.indexOf(at)}
      onStep={onStep}
    />
  );
}
