import type { Me } from '@abhyas/contract/identity/sign-in';
import { IconClipboardCheck, IconCloudCheck, IconDevices } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { BrandSide } from '../../../ui/overlays/brand-side.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { InstituteLogo } from '../../tenancy/index.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { TokenHome } from '../social/token-home.tsx';
import { MobileSignIn } from './mobile-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import classes from './sign-in.module.css';

const ways = ['email', 'mobile'] as const;

interface Props {
  /** Single-use token of the shared login domain, where somebody comes home from there. */
  readonly token?: string | undefined;
  readonly onClose: () => void;
  readonly onSignedIn: (me: Me) => void;
}

/** Login, sliding in from the right over the home (spec §2: 768 px). */
export function SignInPanel({ token, onClose, onSignedIn }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const [problem, setProblem] = useState<string>();
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
      {token !== undefined && problem === undefined ? (
        <TokenHome token={token} onSignedIn={onSignedIn} onFailed={setProblem} />
      ) : (
        <>
          <Problem>{problem}</Problem>
          <Ways onSignedIn={onSignedIn} />
          <SocialButtons />
        </>
      )}
    </SidePanel>
  );
}

/** With a password, or with a code that comes to the mobile. */
function Ways({ onSignedIn }: Pick<Props, 'onSignedIn'>) {
  const { t } = useTranslation();
  const [way, setWay] = useState<(typeof ways)[number]>('email');
  return (
    <>
      <Segmented
        label={t('identity.mobileLogin.how')}
        grow
        options={ways.map((value) => ({ value, label: t(`identity.mobileLogin.ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      {way === 'mobile' ? <MobileSignIn onSignedIn={onSignedIn} /> : <SignInForm onSignedIn={onSignedIn} />}
    </>
  );
}
