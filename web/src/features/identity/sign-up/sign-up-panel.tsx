import type { CodeSent } from '@abhyas/contract/identity/sign-up';
import type { Me } from '@abhyas/contract/identity/sign-in';
import { IconCheck, IconClipboardCheck, IconCloudCheck, IconDevices } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { enterSession } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { BrandSide } from '../../../ui/overlays/brand-side.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { InstituteLogo } from '../../tenancy/index.ts';
import { CodeStep } from '../otp/code-step.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { SignUpForm, emptySignUp } from './sign-up-form.tsx';
import links from '../sign-in/sign-in.module.css';
import classes from './sign-up.module.css';

interface Props {
  readonly onClose: () => void;
  readonly onSignedIn: (me: Me) => void;
}

/** Sign-up, sliding in from the right over the home (spec §2: 1130 px): about you, then the code from the phone. */
export function SignUpPanel({ onClose, onSignedIn }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const [sent, setSent] = useState<CodeSent>();
  // Kept here, so that nothing typed is lost on the way to the code and back.
  const [typed, setTyped] = useState(emptySignUp);
  return (
    <SidePanel
      opened
      size="signup"
      onClose={onClose}
      title={t('identity.signUp.title')}
      subtitle={
        <>
          {t('identity.signUp.haveOne')}{' '}
          <Link to="/login" className={links['inText']!}>
            {t('identity.signIn.submit')}
          </Link>
        </>
      }
      brandSide={
        <BrandSide
          logo={<InstituteLogo decorative />}
          name={settings.name}
          tagline={settings.tagline}
          title={t('identity.signUp.promise')}
          points={[
            { icon: IconClipboardCheck, text: t('identity.signUp.points.console') },
            { icon: IconDevices, text: t('identity.signIn.points.devices') },
            { icon: IconCloudCheck, text: t('identity.signIn.points.offline') },
          ]}
        />
      }
    >
      <Steps at={sent ? 1 : 0} />
      {sent ? (
        <>
          <CodeStep
            sent={sent}
            submitLabel={t('identity.signUp.create')}
            onCode={async (otpId, code) => {
              const { signUpId } = sent;
              const reply = await api.identity.verifySignUp({ params: { signUpId }, body: { otpId, code } });
              onSignedIn(await enterSession(reply));
            }}
            onResend={(channel) =>
              api.identity.resendSignUpCode({ params: { signUpId: sent.signUpId }, body: { channel } })
            }
          />
          <p>
            <button type="button" className={classes['back']} onClick={() => setSent(undefined)}>
              {t('identity.signUp.change')}
            </button>
          </p>
        </>
      ) : (
        <>
          <SignUpForm
            typed={typed}
            onSent={(values, codeSent) => {
              setTyped(values);
              setSent(codeSent);
            }}
          />
          <SocialButtons />
        </>
      )}
    </SidePanel>
  );
}

function Steps({ at }: { readonly at: number }) {
  const { t } = useTranslation();
  return (
    <ol className={classes['steps']} aria-label={t('identity.signUp.steps.label')}>
      {(['you', 'phone'] as const).map((step, index) => (
        <li
          key={step}
          data-state={index < at ? 'done' : index === at ? 'on' : 'later'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span aria-hidden="true">{index < at ? <Icon of={IconCheck} size={14} /> : index + 1}</span>
          {t(`identity.signUp.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
