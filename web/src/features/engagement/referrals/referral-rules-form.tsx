import type { ReferralRules } from '@abhyas/contract/engagement/referrals';
import { NumberInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { FieldRow, Form } from '../../../ui/form/form.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';

/** What invitations are worth that are accepted from now on. */
export function ReferralRulesCard() {
  const rules = useQuery({ ...query(api.engagement.showReferralRules), refetchOnWindowFocus: false });
  return (
    <Loaded query={rules} card skeleton={<CardSkeleton lines={4} />}>
      {({ can, ...saved }) => <RulesForm saved={saved} readOnly={!can.edit} />}
    </Loaded>
  );
}

function RulesForm({ saved, readOnly }: { readonly saved: ReferralRules; readonly readOnly: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields = useFields<ReferralRules>(saved, async (body) => {
    await api.engagement.saveReferralRules({ body });
    toast.good(t('tenancy.settings.saved'));
    await client.invalidateQueries({ queryKey: api.engagement.showReferralRules.key });
  });
  const number = (name: keyof ReferralRules, unit = 1) => ({
    label: t(`engagement.referrals.rules.${name}`),
    min: 0,
    ...(unit === 1 ? { allowDecimal: false } : { prefix: '₹', decimalScale: 2 }),
    value: fields.values[name] / unit,
    error: fields.errorOf(name),
    onChange: (given: number | string) => fields.set(name, Math.round(Number(given) * unit)),
  });
  const RUPEE = 100;
  return (
    <Card title={t('engagement.referrals.rules.title')} note={t('engagement.referrals.rules.note')}>
      <fieldset disabled={readOnly}>
        <legend className="sr-only">{t('engagement.referrals.rules.title')}</legend>
        <Form fields={fields} submit={t('engagement.referrals.rules.save')} tone="filled">
          <FieldRow>
            <NumberInput {...number('referrerPaise', RUPEE)} />
            <NumberInput {...number('friendPaise', RUPEE)} />
            <NumberInput {...number('leastPaise', RUPEE)} />
          </FieldRow>
          <FieldRow>
            <NumberInput {...number('waitDays')} />
            <NumberInput {...number('promoDays')} />
            <NumberInput {...number('mostEach')} />
          </FieldRow>
        </Form>
      </fieldset>
    </Card>
  );
}
