import { Button } from '@mantine/core';
import { IconClipboardCheck, IconCloudCheck, IconDevices } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { BrandSide } from '../../../ui/overlays/brand-side.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { InstituteLogo, SocialLinks } from '../../tenancy/index.ts';
import classes from './ask-institute-panel.module.css';

interface Props {
  readonly about: 'signUp' | 'password';
  readonly onClose: () => void;
}

/** How one gets an account, or a new password, at this institute: by asking it. */
export function AskInstitutePanel({ about, onClose }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const { name } = settings;
  const reachable = Object.values(settings.config.social).some(Boolean);
  return (
    <SidePanel
      opened
      size={about === 'signUp' ? 'signup' : 'login'}
      onClose={onClose}
      title={t(`identity.ask.${about}.title`)}
      brandSide={
        <BrandSide
          logo={<InstituteLogo decorative />}
          name={name}
          tagline={settings.tagline}
          title={t('identity.signIn.promise')}
          points={[
            { icon: IconClipboardCheck, text: t('identity.signIn.points.resume') },
            { icon: IconDevices, text: t('identity.signIn.points.devices') },
            { icon: IconCloudCheck, text: t('identity.signIn.points.offline') },
          ]}
        />
      }
    >
      <div className={classes['text']}>
        <p>{t(`identity.ask.${about}.text`, { name })}</p>
        {reachable && (
          <>
            <h2>{t('identity.ask.reach', { name })}</h2>
            <SocialLinks named />
          </>
        )}
        <Button component={Link} to="/login" variant="filled" size="lg" data-autofocus>
          {t('identity.ask.toLogin')}
        </Button>
      </div>
    </SidePanel>
  );
}
