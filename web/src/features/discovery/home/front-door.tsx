import { Link } from '@tanstack/react-router';
import { deferred } from '../../../ui/deferred.tsx';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { useMe } from '../../../lib/session.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { SocialLinks } from '../../tenancy/index.ts';
import classes from './hero.module.css';

/** Visitors need none of it. */
const NoAreaNotice = deferred(async () => (await import('./no-area-notice.tsx')).NoAreaNotice);

/** What visitors see where there is no marketplace: whose place this is, and the way in. */
export function FrontDoor() {
  const { t } = useTranslation();
  const { name, tagline } = useInstitute();
  const me = useMe();
  return (
    <>
      {me && <NoAreaNotice me={me} />}
      <section className={classes['hero']} data-door>
        <div className={classes['words']}>
          <h1 className={classes['title']}>{name}</h1>
          <p className={classes['text']}>{tagline}</p>
          {!me && (
            <div className={classes['buttons']}>
              <Link to="/login" {...buttonFace('action', 'lg')}>
                {t('discovery.home.login')}
              </Link>
            </div>
          )}
        </div>
      </section>
      <SocialLinks named />
    </>
  );
}
