import type { WalletRules } from '@abhyas/contract/commerce/wallet';
import { NumberInput, Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { FieldRow, Form } from '../../../ui/form/form.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';

/** Whether students may add money to their wallets, and how much. */
export function WalletRulesCard() {
  const rules = useQuery({ ...query(api.commerce.showWalletRules), refetchOnWindowFocus: false });
  return (
    <Loaded query={rules} card skeleton={<CardSkeleton lines={4} />}>
      {({ can, ...saved }) => <RulesForm saved={saved} readOnly={!can.edit} />}
    </Loaded>
  );
}

function RulesForm({ saved, readOnly }: { readonly saved: WalletRules; readonly readOnly: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields = useFields<WalletRules>(saved, async (body) => {
    await api.commerce.saveWalletRules({ body });
    toast.good(t('tenancy.settings.saved'));
    await client.invalidateQueries({ queryKey: api.commerce.showWalletRules.key });
  });
  const sum = (name: 'leastPaise' | 'mostPaise' | 'holdsPaise', label: string) => ({
    label: t(`commerce.wallets.rules.${label}`),
    prefix: '₹',
    min: 1,
    decimalScale: 2,
    value: fields.values[name] / 100,
    error: fields.errorOf(name),
    onChange: (rupees: number | string) => fields.set(name, Math.round(Number(rupees) * 100)),
  });
  return (
    <Card title={t('commerce.wallets.rules.title')} note={t('commerce.wallets.rules.note')}>
      <fieldset disabled={readOnly}>
        <legend className="sr-only">{t('commerce.wallets.rules.title')}</legend>
        <Form fields={fields} submit={t('commerce.wallets.rules.save')} tone="filled">
          <Switch
            label={t('commerce.wallets.rules.topUps')}
            checked={fields.values.topUps}
            onChange={({ currentTarget }) => fields.set('topUps', currentTarget.checked)}
          />
          <FieldRow>
            <NumberInput {...sum('leastPaise', 'least')} />
            <NumberInput {...sum('mostPaise', 'most')} />
            <NumberInput {...sum('holdsPaise', 'holds')} />
          </FieldRow>
        </Form>
      </fieldset>
    </Card>
  );
}
