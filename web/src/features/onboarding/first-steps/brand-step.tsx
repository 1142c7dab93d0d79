import type { BrandSettings } from '@abhyas/contract/tenancy/settings';
import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../../ui/status/problem.tsx';
import { StepHead } from '../registration/step-parts.tsx';
import steps from '../registration/steps.module.css';
import { BrandPreviews } from './brand-previews.tsx';
import classes from './first-steps.module.css';

export type BrandForm = UseFormReturnType<BrandSettings>;
/** Fields of tenancy, which the route gives. */
export interface BrandFields {
  readonly Colour: ComponentType<{ readonly form: BrandForm; readonly name: 'accent' | 'action' }>;
  readonly Picture: ComponentType<{
    readonly form: BrandForm;
    readonly name: 'logo' | 'icon';
    readonly disabled: boolean;
  }>;
}

/** Pairs to begin with; white text can be read on each. */
const pairs = [
  { name: 'navy', accent: '#1b2a56', action: '#cb4d09' },
  { name: 'forest', accent: '#123d3a', action: '#0f766e' },
  { name: 'sky', accent: '#0b3b6f', action: '#0369a1' },
  { name: 'plum', accent: '#3b1d5e', action: '#a21caf' },
  { name: 'brick', accent: '#7a1f2b', action: '#b45309' },
  { name: 'graphite', accent: '#1f2937', action: '#be123c' },
] as const;

interface Props {
  readonly form: BrandForm;
  readonly fields: BrandFields;
  readonly host: string;
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onLater: () => void;
}

/** Step 4: pictures and two colours, with what they make beside them. */
export function BrandStep({ form, fields: { Colour, Picture }, host, problem, busy, onSave, onLater }: Props) {
  const { t } = useTranslation();
  const { accent, action } = form.values;
  return (
    <>
      <StepHead title={t('onboarding.firstSteps.brand.title')}>{t('onboarding.firstSteps.brand.text')}</StepHead>
      <form
        className={steps['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <Problem>{problem}</Problem>
        <div className={steps['pair']}>
          <Picture form={form} name="logo" disabled={busy} />
          <Picture form={form} name="icon" disabled={busy} />
        </div>
        <TextInput
          {...form.getInputProps('tagline')}
          label={t('onboarding.firstSteps.brand.tagline')}
          description={t('onboarding.firstSteps.brand.taglineHelp')}
          size="lg"
          maxLength={80}
        />
        <fieldset className={steps['choices']}>
          <legend>{t('onboarding.firstSteps.brand.pairs')}</legend>
          <div className={classes['pairs']}>
            {pairs.map((pair) => (
              <button
                key={pair.name}
                type="button"
                className={classes['swatch']}
                aria-pressed={pair.accent === accent.toLowerCase() && pair.action === action.toLowerCase()}
                aria-label={t(`onboarding.firstSteps.brand.pairNames.${pair.name}`)}
                title={t(`onboarding.firstSteps.brand.pairNames.${pair.name}`)}
                onClick={() => form.setValues({ accent: pair.accent, action: pair.action })}
              >
                <i style={{ background: pair.accent }} />
                <i style={{ background: pair.action }} />
              </button>
            ))}
          </div>
        </fieldset>
        <div className={steps['pair']}>
          <Colour form={form} name="accent" />
          <Colour form={form} name="action" />
        </div>
        <div className={steps['buttons']}>
          <Button type="submit" variant="action" size="lg" loading={busy}>
            {t('onboarding.registration.goOn')}
          </Button>
          <button type="button" className={steps['back']} onClick={onLater}>
            {t('onboarding.firstSteps.brand.later')}
          </button>
        </div>
      </form>
      <div className={classes['below']}>
        <BrandPreviews brand={form.values} host={host} />
      </div>
    </>
  );
}
