import { allowedItems, type AllowedItem } from '@abhyas/contract/access';
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import classes from './settings.module.css';
import type { SettingsForm } from './use-settings-form.ts';

/** Those that do something today; the others keep the value they have. */
const switched = ['marketPlace', 'signUp', 'forgetPassword', 'footer'] as const satisfies readonly AllowedItem[];

/** The optional features of an institute: each hides its entry, its route and its endpoint (spec §3). */
export function FeatureSwitches({ form, disabled }: { readonly form: SettingsForm; readonly disabled: boolean }) {
  const { t } = useTranslation();
  const chosen = form.values.allowedItems;
  const turn = (item: AllowedItem, on: boolean) =>
    form.setFieldValue(
      'allowedItems',
      allowedItems.filter((one) => (one === item ? on : chosen.includes(one))),
    );
  return (
    <Card title={t('tenancy.settings.features')} note={t('tenancy.settings.featuresHelp')}>
      <div className={classes['pair']}>
        {switched.map((item) => (
          <Switch
            key={item}
            checked={chosen.includes(item)}
            disabled={disabled}
            label={t(`tenancy.items.${item}.name`)}
            description={t(`tenancy.items.${item}.help`)}
            onChange={(event) => turn(item, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Card>
  );
}
