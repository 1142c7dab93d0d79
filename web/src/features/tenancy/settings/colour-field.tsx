import { TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { contrastWithWhite, leastContrast } from './contrast.ts';
import classes from './settings.module.css';
import type { BrandForm } from './brand-section.tsx';

/** One brand colour, picked or typed, with how well white text can be read on it. */
export function ColourField({ form, name }: { readonly form: BrandForm; readonly name: 'accent' | 'action' }) {
  const { t } = useTranslation();
  const format = useFormat();
  const colour = form.values[name];
  const contrast = contrastWithWhite(colour);
  const readable = contrast !== undefined && contrast >= leastContrast;
  return (
    <div className={classes['colour']}>
      <TextInput
        {...form.getInputProps(name)}
        label={t(`tenancy.settings.${name}`)}
        description={t(`tenancy.settings.${name}Help`)}
        maxLength={7}
        spellCheck={false}
        leftSection={
          <input
            type="color"
            className={classes['well']}
            aria-label={t('tenancy.settings.pick', { name: t(`tenancy.settings.${name}`) })}
            value={contrast === undefined ? '#000000' : colour.toLowerCase()}
            onChange={(event) => form.setFieldValue(name, event.currentTarget.value)}
          />
        }
        leftSectionPointerEvents="all"
      />
      {contrast !== undefined && (
        <p className={classes['contrast']} data-tone={readable ? 'good' : 'bad'} aria-live="polite">
          <Icon of={readable ? IconCircleCheck : IconAlertTriangle} size={16} />
          {t(readable ? 'tenancy.settings.contrastGood' : 'tenancy.settings.contrastBad', {
            ratio: format.marks(Math.floor(contrast * 10) * 10),
          })}
        </p>
      )}
    </div>
  );
}
