import { type ContentChoice, contentChoices } from '@abhyas/contract/onboarding/constants';
import { Button } from '@mantine/core';
import { IconClipboardCheck, IconFileImport, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tile } from '../../../ui/figures/tile.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { StepHead } from '../registration/step-parts.tsx';
import steps from '../registration/steps.module.css';
import classes from './first-steps.module.css';

const icons = { sample: IconClipboardCheck, import: IconFileImport, empty: IconPencil } as const;

interface Props {
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly onChoose: (choice: ContentChoice) => void;
  readonly onBack: () => void;
}

/** Step 5: a sample paper, one's own questions, or nothing yet. */
export function ContentStep({ problem, busy, onChoose, onBack }: Props) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<ContentChoice>('sample');
  return (
    <>
      <StepHead title={t('onboarding.firstSteps.content.title')}>{t('onboarding.firstSteps.content.text')}</StepHead>
      <form
        className={steps['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(choice);
        }}
      >
        <Problem>{problem}</Problem>
        <fieldset className={steps['choices']}>
          <legend className="sr-only">{t('onboarding.firstSteps.content.title')}</legend>
          <div className={steps['choiceGrid']}>
            {contentChoices.map((one) => (
              <label key={one} className={steps['choice']}>
                <input
                  type="radio"
                  name="content"
                  className="sr-only"
                  checked={choice === one}
                  onChange={() => setChoice(one)}
                />
                <Tile icon={icons[one]} />
                <span>
                  <b>
                    {t(`onboarding.firstSteps.content.choices.${one}`)}
                    {one === 'sample' && (
                      <span className={classes['recommended']}>{t('onboarding.firstSteps.content.recommended')}</span>
                    )}
                  </b>
                  <small>{t(`onboarding.firstSteps.content.help.${one}`)}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={steps['buttons']}>
          <Button type="submit" variant="action" size="lg" loading={busy}>
            {t(`onboarding.firstSteps.content.submit.${choice}`)}
          </Button>
          <button type="button" className={steps['back']} onClick={onBack}>
            {t('onboarding.registration.back')}
          </button>
        </div>
      </form>
    </>
  );
}

/** The dark side of step 5: what the sample is. */
export function SamplePicture() {
  const { t } = useTranslation();
  return (
    <div>
      <p className={classes['sideTitle']}>{t('onboarding.firstSteps.content.sideTitle')}</p>
      <div className={classes['sample']} aria-hidden="true">
        <b>{t('onboarding.firstSteps.content.sampleTitle')}</b>
        <ul>
          {(['one', 'two', 'three'] as const).map((section) => (
            <li key={section}>
              <span>{t(`onboarding.firstSteps.content.sections.${section}`)}</span>
              <span>{t('onboarding.firstSteps.content.sectionCount')}</span>
            </li>
          ))}
        </ul>
        <small>{t('onboarding.firstSteps.content.sampleText')}</small>
      </div>
    </div>
  );
}
