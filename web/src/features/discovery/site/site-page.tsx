import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import classes from './site-page.module.css';

interface Props {
  /** The page has a search of its own. */
  readonly ownSearch?: boolean;
  readonly children: ReactNode;
}

/** A page of the institute that visitors see: its bar above, its foot below. */
export function SitePage({ ownSearch = false, children }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  return (
    <div className={classes['site']}>
      <a href="#content" className={classes['skip']}>
        {t('discovery.home.toContent')}
      </a>
      <SiteHeader ownSearch={ownSearch} />
      <main id="content" tabIndex={-1} className={classes['wrap']}>
        {children}
      </main>
      {allows(settings, 'footer') && <SiteFooter />}
    </div>
  );
}
