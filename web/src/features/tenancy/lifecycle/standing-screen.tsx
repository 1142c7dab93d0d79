import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { askSettings } from '../../../lib/boot.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { Logo } from '../brand/institute-logo.tsx';
import classes from './standing-screen.module.css';

const LOOK_AGAIN_MS = 15_000;

/** What people see while their institute is suspended or closed: a kind word, what is kept, and the staff's way in. */
export function StandingScreen() {
  const { t } = useTranslation();
  const { name, config, standing = 'suspended' } = useInstitute();
  useEffect(() => {
    const look = async () => {
      const now = await askSettings().catch(() => undefined);
      if (now && !now.standing) location.reload();
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <main id="content" className={classes['screen']}>
      <div className={classes['card']}>
        <p className={classes['brand']}>
          <Logo name={name} src={config.logo} decorative />
          <b>{name}</b>
        </p>
        <h1>{t(`tenancy.lifecycle.kind.${standing}.title`, { name })}</h1>
        <p>{t(`tenancy.lifecycle.kind.${standing}.text`, { name })}</p>
        <p>{t(`tenancy.lifecycle.kind.${standing}.kept`)}</p>
        <p className={classes['staff']}>
          {t('tenancy.lifecycle.kind.staff')} <a href="/login">{t('tenancy.lifecycle.kind.logIn')}</a>
        </p>
      </div>
    </main>
  );
}
