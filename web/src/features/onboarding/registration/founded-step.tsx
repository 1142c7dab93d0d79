import type { Registration } from '@abhyas/contract/onboarding/registration';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Tile } from '../../../ui/figures/tile.tsx';
import { StepHead } from './step-parts.tsx';
import classes from './steps.module.css';

interface Props {
  readonly founded: NonNullable<Registration['founded']>;
  readonly onEnter: () => void;
  readonly onAnother: () => void;
}

/** The institute stands; whoever comes back here goes on there. */
export function FoundedStep({ founded: { name, host, origin }, onEnter, onAnother }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Tile icon={IconCircleCheck} tone="good" size="lg" />
      <StepHead title={t('onboarding.registration.founded.title', { name })}>
        {t('onboarding.registration.founded.text', { host })}
      </StepHead>
      <div className={classes['buttons']}>
        <button type="button" {...buttonFace('action', 'lg')} onClick={onEnter}>
          {t('onboarding.registration.founded.enter')}
        </button>
        <a href={`${origin}/login`} className={classes['back']}>
          {t('onboarding.registration.founded.signIn')}
        </a>
        <button type="button" className={classes['back']} onClick={onAnother}>
          {t('onboarding.registration.founded.another')}
        </button>
      </div>
    </>
  );
}
