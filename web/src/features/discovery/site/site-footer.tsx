import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { SocialLinks } from '../../tenancy/index.ts';
import classes from './site-footer.module.css';

/** The foot of a public page: whose it is, the terms, and where else to find the institute. */
export function SiteFooter() {
  const { t } = useTranslation();
  const { name, tagline, kind } = useInstitute();
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <p className={classes['name']}>
          {name}
          <small>{tagline}</small>
        </p>
        <nav aria-label={t('discovery.home.footer')} className={classes['links']}>
          {kind === 'provider' && <Link to="/register">{t('discovery.home.openInstitute')}</Link>}
          <Link to="/join">{t('identity.join.title')}</Link>
          <Link to="/mobile-terms-and-conditions">{t('tenancy.legal.terms.title')}</Link>
          <Link to="/mobile-privacy-policy">{t('tenancy.legal.privacy.title')}</Link>
        </nav>
        <SocialLinks />
      </div>
    </footer>
  );
}
