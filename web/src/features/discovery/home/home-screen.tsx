import { useTranslation } from 'react-i18next';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { FrontDoor } from './front-door.tsx';
import { HomeContent } from './home-content.tsx';
import { HomeFooter } from './home-footer.tsx';
import classes from './home.module.css';
import { SiteHeader } from './site-header.tsx';

/** The marketplace home; where the institute has none, its door. */
export function HomeScreen() {
  const { t } = useTranslation();
  const settings = useInstitute();
  return (
    <div className={classes['site']}>
      <a href="#content" className={classes['skip']}>
        {t('discovery.home.toContent')}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={classes['wrap']}>
        {allows(settings, 'marketPlace') ? <HomeContent /> : <FrontDoor />}
      </main>
      {allows(settings, 'footer') && <HomeFooter />}
    </div>
  );
}
