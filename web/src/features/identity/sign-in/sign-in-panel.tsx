import type { Me } from '@abhyas/contract/identity/sign-in';
import { IconClipboardCheck, IconCloudCheck, IconDevices } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { BrandSide } from '../../../ui/overlays/brand-side.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { InstituteLogo } from '../../tenancy/index.ts';
import { SignInForm } from './sign-in-form.tsx';
import classes from './sign-in.module.css';

interface Props {
  readonly onClose: () => void;
  readonly onSignedIn: (me: Me) => void;
}

/** Login, sliding in from the right over the home (spec §2, §9: 768 px). */
export function SignInPanel({ onClose, onSignedIn }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  return (
    <SidePanel
      opened
      size="login"
      onClose={onClose}
      title={t('identity.signIn.title')}
      subtitle={
        allows(settings, 'signUp') && (
          <>
            {t('identity.signIn.newHere')}{' '}
            <Link to="/signup" className={classes['inText']!}>
              {t('identity.signIn.createAccount')}
            </Link>
          </>
        )
      }
      brandSide={
        <BrandSide
          logo={<InstituteLogo decorative />}
          name={settings.name}
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
      <SignInForm onSignedIn={onSignedIn} />
    </SidePanel>
  );
}
