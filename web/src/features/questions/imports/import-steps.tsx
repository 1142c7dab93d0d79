import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './imports.module.css';

const steps = ['upload', 'check', 'import'] as const;

/** Where one is on the way from a file to the bank. */
export function ImportSteps({ at }: { readonly at: 'upload' | 'check' | 'import' | 'done' }) {
  const { t } = useTranslation();
  const current = at === 'done' ? steps.length : steps.indexOf(at);
  return (
    <ol className={classes['steps']} aria-label={t('questions.imports.steps.title')}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < current ? 'done' : index === current ? 'on' : 'later'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span aria-hidden="true">{index < current ? <Icon of={IconCheck} size={14} /> : index + 1}</span>
          {t(`questions.imports.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
