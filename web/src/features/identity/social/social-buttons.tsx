import type { SocialProvider } from '@abhyas/contract/identity/social';
import { Button } from '@mantine/core';
import { IconBrandFacebook, IconBrandGoogle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { firstUtm } from '../../../lib/utm.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import classes from './social.module.css';

const faces = {
  google: { icon: IconBrandGoogle, label: 'Google' },
  facebook: { icon: IconBrandFacebook, label: 'Facebook' },
} as const;

/** Where the visitor came from goes along: the shared login domain cannot read what this page remembers. */
function withUtm(address: string): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(firstUtm() ?? {})) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** The other services with which one may sign in here; nothing where there are none. Their pages wait on the shared login domain. */
export function SocialButtons() {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [leaving, setLeaving] = useState<SocialProvider>();
  const [problem, setProblem] = useState<string>();
  const { data: offered } = useQuery(query(api.identity.showSocialProviders, {}, { quiet: true }));
  const shown = (['google', 'facebook'] as const).filter((provider) => offered?.[provider]);
  if (shown.length === 0) return null;

  const leave = async (provider: SocialProvider) => {
    setLeaving(provider);
    setProblem(undefined);
    try {
      const { address } = await api.identity.startSocialLogin({ body: { provider } });
      location.assign(withUtm(address));
    } catch (error) {
      setProblem(say(error));
      setLeaving(undefined);
    }
  };
  return (
    <section className={classes['social']} aria-label={t('identity.social.label')}>
      <p className={classes['or']}>{t('identity.social.or')}</p>
      <Problem>{problem}</Problem>
      <div className={classes['buttons']}>
        {shown.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            size="lg"
            leftSection={<Icon of={faces[provider].icon} />}
            loading={leaving === provider}
            disabled={leaving !== undefined && leaving !== provider}
            onClick={() => void leave(provider)}
          >
            {faces[provider].label}
          </Button>
        ))}
      </div>
      <p className={classes['terms']}>
        <Trans
          i18nKey="identity.social.terms"
          components={{
            terms: <Link to="/mobile-terms-and-conditions" target="_blank" />,
            privacy: <Link to="/mobile-privacy-policy" target="_blank" />,
          }}
        />
      </p>
    </section>
  );
}
