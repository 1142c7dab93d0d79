import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Logo } from '../../tenancy/index.ts';
import classes from './address-card.module.css';

interface Props {
  readonly name: string;
  /** What stands in the address bar. */
  readonly host: string;
  readonly title: string;
  readonly text: string;
}

/** A small browser on the dark side that fills while one types: this is what comes of it. */
export function AddressCard({ name, host, title, text }: Props) {
  const { t } = useTranslation();
  const shown = name.trim() || t('onboarding.registration.yourInstitute');
  return (
    <div className={classes['wrap']}>
      <p className={classes['title']}>{title}</p>
      <div className={classes['browser']} aria-hidden="true">
        <div className={classes['bar']}>
          <i />
          <i />
          <i />
          <span>
            <Icon of={IconLock} size={14} />
            {host}
          </span>
        </div>
        <div className={classes['site']}>
          <span className={classes['who']}>
            <Logo name={shown} src="" colour="var(--brand)" decorative />
            <b>{shown}</b>
            <span className={classes['signIn']}>{t('onboarding.registration.preview.logIn')}</span>
          </span>
          <span className={classes['hero']}>
            <b>{t('onboarding.registration.preview.hero', { name: shown })}</b>
            <span>{t('onboarding.registration.preview.start')}</span>
          </span>
          <span className={classes['lines']}>
            <i />
            <i />
            <i />
          </span>
        </div>
      </div>
      <p className={classes['text']}>{text}</p>
    </div>
  );
}
