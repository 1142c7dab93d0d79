import type { SocialProvider } from '@abhyas/contract/identity/social';
import { Button } from '@mantine/core';
import { IconBrandFacebook, IconBrandGoogle, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import { InstituteLogo } from '../../tenancy/index.ts';
import classes from './shared-login.module.css';
import { leaveFor, startSharedLogin, type SharedLogin } from './start-shared-login.ts';

/** The shared login domain, in the colours of the institute that sent somebody here: from here to Google or Facebook, and home again. */
export function SharedLoginScreen() {
  const { data, error } = useQuery({
    queryKey: ['shared-login'],
    queryFn: startSharedLogin,
    retry: false,
    staleTime: Infinity,
  });
  const { busy, leave } = useLeaving();
  if (error) throw error;
  return data && !busy ? <Choices {...data} onLeave={leave} /> : <OnTheWay />;
}

type Leave = (provider: SocialProvider, address: string) => void;

function Choices({ offer, problem, onLeave }: SharedLogin & { readonly onLeave: Leave }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  return (
    <Frame>
      {problem && (
        <Notice tone="bad" live>
          {typeof problem === 'string' ? t(`identity.social.shared.${problem}`) : say(problem)}
        </Notice>
      )}
      {offer && (
        <div className={classes['choices']}>
          <Choice provider="google" address={offer.google} onLeave={onLeave} />
          <Choice provider="facebook" address={offer.facebook} onLeave={onLeave} />
          <Button component="a" href={offer.back} variant="ghost" size="lg" leftSection={<Icon of={IconMail} />}>
            {t(`identity.social.shared.${offer.google || offer.facebook ? 'back' : 'begin'}`)}
          </Button>
        </div>
      )}
    </Frame>
  );
}

/** While the browser is on its way to the provider, or home. */
function OnTheWay() {
  const { t } = useTranslation();
  return (
    <Frame>
      <div className={classes['choices']} role="status">
        <p className={classes['quiet']}>{t('identity.social.shared.busy')}</p>
        <Skeleton height={44} radius={8} />
      </div>
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { name, tagline } = useInstitute();
  return (
    <main id="content" className={classes['page']}>
      <section className={classes['card']} aria-labelledby="shared-login">
        <span className={classes['brand']}>
          <InstituteLogo decorative />
          <span>
            {name}
            {tagline && <small>{tagline}</small>}
          </span>
        </span>
        <h1 id="shared-login">{t('identity.social.shared.title', { name })}</h1>
        {children}
        <p className={classes['quiet']}>{t('identity.social.shared.why', { name })}</p>
      </section>
    </main>
  );
}

/** Whoever comes back with the browser's button may choose again. */
function useLeaving() {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    addEventListener('pageshow', shownAgain);
    return () => removeEventListener('pageshow', shownAgain);
  }, []);
  const leave: Leave = (provider, address) => {
    setBusy(true);
    leaveFor(provider, address);
  };
  return { busy, leave };
}

interface ChoiceProps {
  readonly provider: SocialProvider;
  readonly address: string | null;
  readonly onLeave: Leave;
}
const icons = { google: IconBrandGoogle, facebook: IconBrandFacebook };
const labels = { google: 'Google', facebook: 'Facebook' };

function Choice({ provider, address, onLeave }: ChoiceProps) {
  const { t } = useTranslation();
  if (address === null) return null;
  return (
    <Button
      variant="outline"
      size="lg"
      leftSection={<Icon of={icons[provider]} />}
      onClick={() => onLeave(provider, address)}
    >
      {t('identity.social.shared.with', { service: labels[provider] })}
    </Button>
  );
}
