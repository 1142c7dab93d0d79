import type { BrandSettings } from '@abhyas/contract/tenancy/settings';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Stacked } from '../../../ui/page/page.tsx';
import { socialNames } from '../brand/social-links.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { ColourField } from './colour-field.tsx';
import { PictureField } from './picture-field.tsx';
import { SectionPage, WithSettings } from './section-screen.tsx';
import { addressProblem, colourProblem, lowerColours, nameProblem } from './settings-fields.ts';
import classes from './settings.module.css';
import { SocialFields } from './social-fields.tsx';
import { useSectionForm } from './use-section-form.ts';

export type BrandForm = UseFormReturnType<BrandSettings>;

/** Name, pictures, colours and addresses of the institute, with a picture of what they make. */
export function BrandSection() {
  return (
    <WithSettings section="brand">
      {({ brand }, readOnly) => <BrandEditor saved={brand} readOnly={readOnly} />}
    </WithSettings>
  );
}

function BrandEditor({ saved, readOnly }: { readonly saved: BrandSettings; readonly readOnly: boolean }) {
  const { t } = useTranslation();
  const section = useSectionForm<BrandSettings>({
    saved,
    save: (values) => api.tenancy.saveBrand({ body: lowerColours(values) }),
    validate: (say) => ({
      name: (name) => say(nameProblem(name)),
      accent: (colour) => say(colourProblem(colour)),
      action: (colour) => say(colourProblem(colour)),
      social: Object.fromEntries(
        socialNames.map((network) => [network, (address: string) => say(addressProblem(address))]),
      ),
    }),
  });
  const { form } = section;
  return (
    <SectionPage section="brand" form={section} readOnly={readOnly}>
      <Columns kind="aside">
        <Stacked>
          <Card title={t('tenancy.settings.institute')}>
            <div className={classes['pair']}>
              <TextInput {...form.getInputProps('name')} label={t('tenancy.settings.name')} maxLength={80} />
              <TextInput
                {...form.getInputProps('tagline')}
                label={t('tenancy.settings.tagline')}
                description={t('tenancy.settings.taglineHelp')}
                maxLength={80}
              />
              <PictureField form={form} name="logo" disabled={readOnly} />
              <PictureField form={form} name="icon" disabled={readOnly} />
            </div>
          </Card>
          <Card title={t('tenancy.settings.colours')} note={t('tenancy.settings.coloursHelp')}>
            <div className={classes['pair']}>
              <ColourField form={form} name="accent" />
              <ColourField form={form} name="action" />
            </div>
          </Card>
          <SocialFields form={form} />
        </Stacked>
        <BrandPreview settings={form.values} />
      </Columns>
    </SectionPage>
  );
}
