import type { PolicyKind } from '@abhyas/contract/tenancy/policies';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import { InstituteLogo } from '../brand/institute-logo.tsx';
import classes from './legal-screen.module.css';
import { PolicyView } from './policy-view.tsx';

interface Part {
  readonly title: string;
  readonly text: string;
}

/** The privacy policy or the terms: the institute's newest version, else the product's own words. */
export function LegalScreen({ about }: { readonly about: PolicyKind }) {
  const { t } = useTranslation();
  const { name } = useInstitute();
  const other = about === 'privacy' ? 'terms' : 'privacy';
  return (
    <main id="content" className={classes['page']}>
      <Link to="/" className={classes['brand']!}>
        <InstituteLogo decorative />
        {name}
      </Link>
      <h1>{t(`tenancy.legal.${about}.title`)}</h1>
      <Words about={about} />
      <p className={classes['lead']}>
        <Link to={other === 'terms' ? '/mobile-terms-and-conditions' : '/mobile-privacy-policy'}>
          {t(`tenancy.legal.${other}.title`)}
        </Link>
      </p>
    </main>
  );
}

function Words({ about }: { readonly about: PolicyKind }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { data: policy, isPending } = useQuery(query(api.tenancy.showPolicy, { params: { kind: about } }));
  if (isPending) {
    return [70, 100, 90, 60].map((width) => (
      <p key={width}>
        <Skeleton width={`${width}%`} />
      </p>
    ));
  }
  const text = policy && (policy.texts[i18n.language === 'hi' ? 'hi' : 'en'] || policy.texts.en);
  if (!policy || !text) return <OwnWords about={about} />;
  const { version, publishedAt } = policy;
  return (
    <>
      {publishedAt && (
        <p className={classes['lead']}>
          {t('tenancy.policies.standing', { version: format.number(version), date: format.date(publishedAt) })}
        </p>
      )}
      <PolicyView text={text} />
    </>
  );
}

/** What holds where an institute published nothing, or where its text cannot be reached. */
function OwnWords({ about }: { readonly about: PolicyKind }) {
  const { t } = useTranslation();
  const { name } = useInstitute();
  const parts = t(`tenancy.legal.${about}.parts`, { returnObjects: true, name }) as readonly Part[];
  return (
    <>
      <p className={classes['lead']}>{t(`tenancy.legal.${about}.lead`, { name })}</p>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </>
  );
}
