import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import classes from './wizard.module.css';

export const wizardSteps = ['pattern', 'rules', 'papers'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** Where one is on the way from a pattern to a paper; steps that are done can be gone back to. */
export function WizardSteps({ at, onStep }: { readonly at: WizardStep; readonly onStep: (step: WizardStep) => void }) {
  const { t } = useTranslation();
  const current = wizardSteps.indexOf(at);
  return (
    <ol className={classes['steps']} aria-label={t('authoring.generating.steps.title')}>
      {wizardSteps.map((step, index) => (
        <li
          key={step}
          data-state={index < current ? 'done' : index === current ? 'on' : 'later'}
          aria-current={index === current ? 'step' : undefined}
        >
          <button type="button" disabled={index >= current} onClick={() => onStep(step)}>
            <span aria-hidden="true">{index < current ? <Icon of={IconCheck} size={14} /> : index + 1}</span>
            {t(`authoring.generating.steps.${step}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}
