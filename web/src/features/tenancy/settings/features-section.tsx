import { allowedItems, type AllowedItem } from '@abhyas/contract/access';
import type { FeatureSettings } from '@abhyas/contract/tenancy/settings';
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Stacked } from '../../../ui/page/page.tsx';
import { FeaturePreview } from './feature-preview.tsx';
import { SectionPage, WithSettings } from './section-screen.tsx';
import classes from './settings.module.css';
import { useSectionForm } from './use-section-form.ts';

const areas = ['student', 'partner', 'testGeneration', 'manage'] as const;

/** Areas and optional features: each hides its entry, its page and its calls (spec §3); beside them what a student sees. */
export function FeaturesSection() {
  return (
    <WithSettings section="features">
      {({ features }, readOnly) => <FeaturesEditor saved={features} readOnly={readOnly} />}
    </WithSettings>
  );
}

/** No chat provider is connected, so its switch would do nothing; what is stored of it stays. */
const offered = allowedItems.filter((item) => item !== 'intercom');

function FeaturesEditor({ saved, readOnly }: { readonly saved: FeatureSettings; readonly readOnly: boolean }) {
  const { t } = useTranslation();
  const section = useSectionForm<FeatureSettings>({ saved, save: (body) => api.tenancy.saveFeatures({ body }) });
  const { form } = section;
  const chosen = form.values.allowedItems;
  const turn = (item: AllowedItem, on: boolean) =>
    form.setFieldValue(
      'allowedItems',
      allowedItems.filter((one) => (one === item ? on : chosen.includes(one))),
    );
  return (
    <SectionPage section="features" form={section} readOnly={readOnly}>
      <Columns kind="aside">
        <Stacked>
          <Card title={t('tenancy.rules.features.areas')} note={t('tenancy.rules.features.areasHelp')}>
            <div className={classes['pair']}>
              {areas.map((area) => (
                <Switch
                  key={area}
                  {...form.getInputProps(area, { type: 'checkbox' })}
                  disabled={readOnly}
                  label={t(`tenancy.rules.features.${area}`)}
                  description={t(`tenancy.rules.features.${area}Help`)}
                />
              ))}
            </div>
          </Card>
          <Card title={t('tenancy.settings.features')} note={t('tenancy.settings.featuresHelp')}>
            <div className={classes['pair']}>
              {offered.map((item) => (
                <Switch
                  key={item}
                  checked={chosen.includes(item)}
                  disabled={readOnly}
                  label={t(`tenancy.items.${item}.name`)}
                  description={t(`tenancy.items.${item}.help`)}
                  onChange={(event) => turn(item, event.currentTarget.checked)}
                />
              ))}
            </div>
          </Card>
        </Stacked>
        <FeaturePreview features={form.values} />
      </Columns>
    </SectionPage>
  );
}
