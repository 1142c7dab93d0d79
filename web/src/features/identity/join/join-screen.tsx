import { IconMessageCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { useInstitute } from '../../../lib/institute.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Tile } from '../../../ui/figures/tile.tsx';
import { InstituteLogo } from '../../tenancy/index.ts';
import { JoinForm } from './join-form.tsx';
import classes from './join.module.css';

/** A visitor leaves a mobile number and gets the institute's link by text message. */
export function JoinScreen() {
  const { t } = useTranslation();
  const { name, tagline } = useInstitute();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <main id="content" className={classes['page']}>
      <section className={classes['card']} aria-labelledby="join">
        <span className={classes['brand']}>
          <InstituteLogo decorative />
          <span>
            {name}
            {tagline && <small>{tagline}</small>}
          </span>
        </span>
        {sentTo === undefined ? (
          <>
            <div>
              <h1 id="join">{t('identity.join.title')}</h1>
              <p className={classes['quiet']}>{t('identity.join.text', { name })}</p>
            </div>
            <JoinForm onSent={setSentTo} />
          </>
        ) : (
          <div className={classes['sent']} role="status">
            <Tile icon={IconMessageCheck} tone="good" size="lg" />
            <h1 id="join">{t('identity.join.sent')}</h1>
            <p className={classes['quiet']}>{t('identity.join.sentText', { number: sentTo })}</p>
            <button type="button" {...buttonFace('outline')} onClick={() => setSentTo(undefined)}>
              {t('identity.join.another')}
            </button>
          </div>
        )}
        <Link to="/" className={classes['home']!}>
          {t('identity.join.home', { name })}
        </Link>
      </section>
    </main>
  );
}
