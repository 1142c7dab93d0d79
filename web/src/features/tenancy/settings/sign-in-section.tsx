import type { EditableSettings } from '@abhyas/contract/tenancy/settings';
import { MultiSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Stacked } from '../../../ui/page/page.tsx';
import { countryChoices } from './country-choices.ts';
import { SecretField } from './secret-field.tsx';
import { SectionPage, WithSettings } from './section-screen.tsx';
import classes from './settings.module.css';
import { useSectionForm } from './use-section-form.ts';

type Saved = EditableSettings['signIn'];
type Values = Omit<Saved, 'facebookSecretSet'> & { readonly facebookSecret: string | undefined };

/** Keys of Google and Facebook, second factor, devices and countries. */
export function SignInSection() {
  return (
    <WithSettings section="sign-in">
      {({ signIn }, readOnly) => <SignInEditor saved={signIn} readOnly={readOnly} />}
    </WithSettings>
  );
}

function SignInEditor({ saved, readOnly }: { readonly saved: Saved; readonly readOnly: boolean }) {
  const { t, i18n } = useTranslation();
  const { facebookSecretSet, ...open } = saved;
  const section = useSectionForm<Values>({
    saved: { ...open, facebookSecret: undefined },
    settle: (values) => ({ ...values, facebookSecret: undefined }),
    save: ({ facebookSecret, ...values }) =>
      api.tenancy.saveSignIn({ body: { ...values, ...(facebookSecret !== undefined && { facebookSecret }) } }),
  });
  const { form } = section;
  const countries = useMemo(() => countryChoices(i18n.language), [i18n.language]);
  return (
    <SectionPage section="sign-in" form={section} readOnly={readOnly}>
      <Stacked>
        <Card title={t('tenancy.rules.signIn.social')} note={t('tenancy.rules.signIn.socialHelp')}>
          <div className={classes['pair']}>
            <TextInput
              {...form.getInputProps('googleKey')}
              label={t('tenancy.rules.signIn.googleKey')}
              description={t('tenancy.rules.signIn.googleKeyHelp')}
              maxLength={200}
              spellCheck={false}
            />
            <TextInput
              {...form.getInputProps('facebookKey')}
              label={t('tenancy.rules.signIn.facebookKey')}
              description={t('tenancy.rules.signIn.facebookKeyHelp')}
              maxLength={200}
              spellCheck={false}
            />
            <SecretField
              path="facebookSecret"
              label={t('tenancy.rules.signIn.facebookSecret')}
              help={t('tenancy.rules.signIn.facebookSecretHelp')}
              kept={facebookSecretSet}
              value={form.values.facebookSecret}
              error={form.errors['facebookSecret']}
              disabled={readOnly}
              onChange={(value) => form.setFieldValue('facebookSecret', value)}
            />
          </div>
        </Card>
        <Card title={t('tenancy.rules.signIn.safety')}>
          <div className={classes['pair']}>
            <Switch
              {...form.getInputProps('staffTotp', { type: 'checkbox' })}
              disabled={readOnly}
              label={t('tenancy.rules.signIn.staffTotp')}
              description={t('tenancy.rules.signIn.staffTotpHelp')}
            />
            <NumberInput
              data-path="deviceLimit"
              value={form.values.deviceLimit ?? ''}
              error={form.errors['deviceLimit']}
              onChange={(value) => form.setFieldValue('deviceLimit', value === '' ? null : Number(value))}
              disabled={readOnly}
              label={t('tenancy.rules.signIn.deviceLimit')}
              description={t('tenancy.rules.signIn.deviceLimitHelp')}
              min={1}
              max={50}
              allowDecimal={false}
              hideControls
            />
          </div>
        </Card>
        <Card title={t('tenancy.rules.signIn.countries')} note={t('tenancy.rules.signIn.countriesHelp')}>
          <MultiSelect
            {...form.getInputProps('countries')}
            disabled={readOnly}
            label={t('tenancy.rules.signIn.countriesLabel')}
            placeholder={form.values.countries.length === 0 ? t('tenancy.rules.signIn.allCountries') : ''}
            data={countries}
            searchable
            clearable
            hidePickedOptions
            nothingFoundMessage={t('tenancy.rules.signIn.noCountry')}
            clearButtonProps={{ 'aria-label': t('tenancy.rules.signIn.clearCountries') }}
          />
        </Card>
      </Stacked>
    </SectionPage>
  );
}
