import type { EditableSettings } from '@abhyas/contract/tenancy/settings';
import { Button, TextInput } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { ColourField } from './colour-field.tsx';
import { FeatureSwitches } from './feature-switches.tsx';
import classes from './settings.module.css';
import { SocialFields } from './social-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface Props {
  readonly saved: EditableSettings;
  readonly readOnly: boolean;
}

/** Name, colours, features and addresses of the institute, with a picture of what they make. */
export function SettingsEditor({ saved, readOnly }: Props) {
  const { t } = useTranslation();
  const { form, onSubmit, saving } = useSettingsForm(saved);
  const dirty = form.isDirty();
  const blocker = useBlocker({ shouldBlockFn: () => dirty, enableBeforeUnload: dirty, withResolver: true });
  const save = (
    <Button type="submit" form="settings" variant="action" loading={saving} disabled={!dirty}>
      {t('tenancy.settings.save')}
    </Button>
  );
  return (
    <Page title={t('tenancy.settings.title')} subtitle={t('tenancy.settings.subtitle')} action={!readOnly && save}>
      {readOnly && <Notice tone="info">{t('tenancy.settings.readOnly')}</Notice>}
      <form id="settings" onSubmit={onSubmit} noValidate>
        <fieldset disabled={readOnly}>
          <legend className="sr-only">{t('tenancy.settings.title')}</legend>
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
                </div>
              </Card>
              <Card title={t('tenancy.settings.colours')} note={t('tenancy.settings.coloursHelp')}>
                <div className={classes['pair']}>
                  <ColourField form={form} name="accent" />
                  <ColourField form={form} name="action" />
                </div>
              </Card>
              <FeatureSwitches form={form} disabled={readOnly} />
              <SocialFields form={form} />
            </Stacked>
            <BrandPreview settings={form.values} />
          </Columns>
        </fieldset>
      </form>
      <ConfirmModal
        opened={blocker.status === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={t('tenancy.settings.leave.title')}
        confirmLabel={t('tenancy.settings.leave.confirm')}
        onConfirm={() => blocker.proceed?.()}
      >
        {t('tenancy.settings.leave.text')}
      </ConfirmModal>
    </Page>
  );
}
