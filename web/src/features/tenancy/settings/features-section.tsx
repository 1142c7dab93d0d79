import { allowedItems, type AllowedItem } from '@abhyas/contract/access';
import type { FeatureSettings } from '@abhyas/contract/tenancy/settings';
import { Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { showBeforeSaved } from '../../../lib/preview/framing.ts';
import { Stacked } from '../../../ui/page/page.tsx';
import { SectionPage, WithSettings } from './section-screen.tsx';
import classes from './settings.module.css';
import { useSectionForm } from './use-section-form.ts';

const areas = ['student', 'partner', 'testGeneration', 'manage'] as const;

/** Draws the pages of visitors and students; another `version` draws them anew. */
export type DrawPages = (given: { readonly title: string; readonly version: string }) => ReactNode;

/** Areas and optional features: each hides its entry, its page and its calls (spec §3); below them the pages as a student sees them. */
export function FeaturesSection({ drawPages }: { readonly drawPages: DrawPages }) {
  return (
    <WithSettings section="features">
      {({ features }, readOnly) => <FeaturesEditor saved={features} readOnly={readOnly} drawPages={drawPages} />}
    </WithSettings>
  );
}

/** After so long without another change the pages are drawn anew. */
const QUIET_MS = 500;

function PagesCard({ features, drawPages }: { readonly features: FeatureSettings; readonly drawPages: DrawPages }) {
  const { t } = useTranslation();
  const [asked] = useDebouncedValue(JSON.stringify(features), QUIET_MS);
  // With the frame itself, so that the page in it reads these.
  useLayoutEffect(() => {
    showBeforeSaved(JSON.parse(asked) as FeatureSettings);
    return () => showBeforeSaved(undefined);
  }, [asked]);
  const title = t('tenancy.rules.preview.title');
  return (
    <Card title={title} note={t('tenancy.rules.preview.note')}>
      {drawPages({ title, version: asked })}
    </Card>
  );
}

/** No chat provider is connected, so its switch would do nothing; what is stored of it stays. */
const offered = allowedItems.filter((item) => item !== 'intercom');

interface EditorProps {
  readonly saved: FeatureSettings;
  readonly readOnly: boolean;
  readonly drawPages: DrawPages;
}
function FeaturesEditor({ saved, readOnly, drawPages }: EditorProps) {
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
        <PagesCard features={form.values} drawPages={drawPages} />
      </Stacked>
    </SectionPage>
  );
}
