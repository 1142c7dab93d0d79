import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { socialIcons, socialNames } from '../brand/social-links.tsx';
import classes from './settings.module.css';
import type { BrandForm } from './brand-section.tsx';

/** Where the institute is found elsewhere; an empty address is shown nowhere. */
export function SocialFields({ form }: { readonly form: BrandForm }) {
  const { t } = useTranslation();
  return (
    <Card title={t('tenancy.settings.social')} note={t('tenancy.settings.socialHelp')}>
      <div className={classes['pair']}>
        {socialNames.map((network) => (
          <TextInput
            key={network}
            {...form.getInputProps(`social.${network}`)}
            type="url"
            label={t(`tenancy.social.${network}`)}
            placeholder="https://"
            maxLength={300}
            leftSection={<Icon of={socialIcons[network]} />}
          />
        ))}
      </div>
    </Card>
  );
}
