import type { EditableSettings } from '@abhyas/contract/tenancy/settings';
import { NumberInput, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPage, WithSettings } from './section-screen.tsx';
import classes from './settings.module.css';
import { useSectionForm } from './use-section-form.ts';

type Values = EditableSettings['rules'];

/** What counts as a pass, and whether an answer key needs two people. */
export function RulesSection() {
  return (
    <WithSettings section="rules">
      {({ rules }, readOnly) => <RulesEditor saved={rules} readOnly={readOnly} />}
    </WithSettings>
  );
}

function RulesEditor({ saved, readOnly }: { readonly saved: Values; readonly readOnly: boolean }) {
  const { t } = useTranslation();
  const section = useSectionForm<Values>({
    saved,
    save: (body) => api.tenancy.saveRules({ body }),
    validate: (say) => ({
      passPercent: (percent) =>
        say(
          Number.isInteger(percent) && percent >= 0 && percent <= 99
            ? undefined
            : { key: 'tenancy.rules.problems.percent' },
        ),
    }),
  });
  const { form } = section;
  const { passPercent } = form.values;
  return (
    <SectionPage section="rules" form={section} readOnly={readOnly}>
      <Card title={t('tenancy.rules.rules.title')}>
        <div className={classes['pair']}>
          <NumberInput
            {...form.getInputProps('passPercent')}
            disabled={readOnly}
            label={t('tenancy.rules.rules.passPercent')}
            description={t('tenancy.rules.rules.passPercentHelp', { percent: passPercent })}
            suffix="%"
            min={0}
            max={99}
            allowDecimal={false}
            hideControls
          />
          <Switch
            {...form.getInputProps('twoPersonKeys', { type: 'checkbox' })}
            disabled={readOnly}
            label={t('tenancy.rules.rules.twoPersonKeys')}
            description={t('tenancy.rules.rules.twoPersonKeysHelp')}
          />
          <Switch
            {...form.getInputProps('questionReview', { type: 'checkbox' })}
            disabled={readOnly}
            label={t('tenancy.rules.rules.questionReview')}
            description={t('tenancy.rules.rules.questionReviewHelp')}
          />
          <Switch
            {...form.getInputProps('guardianConsent', { type: 'checkbox' })}
            disabled={readOnly}
            label={t('tenancy.rules.rules.guardianConsent')}
            description={t('tenancy.rules.rules.guardianConsentHelp')}
          />
        </div>
      </Card>
    </SectionPage>
  );
}
