import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { useInstitute } from '../../../lib/institute.ts';
import { InstituteLogo } from '../brand/institute-logo.tsx';
import classes from './legal-screen.module.css';

interface Part {
  readonly title: string;
  readonly text: string;
}

/** The privacy policy and the terms: short, and in words a student understands. */
export function LegalScreen({ about }: { readonly about: 'privacy' | 'terms' }) {
  const { t } = useTranslation();
  const { name } = useInstitute();
  const parts = t(`tenancy.legal.${about}.parts`, { returnObjects: true, name }) as readonly Part[];
  const other = about === 'privacy' ? 'terms' : 'privacy';
  return (
    <main id="content" className={classes['page']}>
      <Link to="/" className={classes['brand']!}>
        <InstituteLogo decorative />
        {name}
      </Link>
      <h1>{t(`tenancy.legal.${about}.title`)}</h1>
      <p className={classes['lead']}>{t(`tenancy.legal.${about}.lead`, { name })}</p>
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <p className={classes['lead']}>
        <Link to={other === 'terms' ? '/mobile-terms-and-conditions' : '/mobile-privacy-policy'}>
          {t(`tenancy.legal.${other}.title`)}
        </Link>
      </p>
    </main>
  );
}
