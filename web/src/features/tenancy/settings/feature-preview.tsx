import type { AllowedItem } from '@abhyas/contract/access';
import type { FeatureSettings } from '@abhyas/contract/tenancy/settings';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { Card } from '../../../ui/page/card.tsx';
import { InstituteLogo } from '../brand/institute-logo.tsx';
import brand from './brand-preview.module.css';
import classes from './feature-preview.module.css';

/** The pages of a student in small, with what is switched on and without what is off; changes before anything is saved. */
export function FeaturePreview({ features }: { readonly features: FeatureSettings }) {
  const { t } = useTranslation();
  const { name } = useInstitute();
  const has = (item: AllowedItem) => features.allowedItems.includes(item);
  const say = (key: string) => t(`tenancy.rules.preview.${key}`);
  return (
    <Card title={t('tenancy.rules.preview.title')} className={brand['card']}>
      <div className={classes['pages']} aria-hidden="true">
        <p className={classes['caption']}>{say('visitor')}</p>
        <div className={classes['page']}>
          <div className={classes['bar']}>
            <InstituteLogo decorative />
            <b>{name}</b>
            {has('signUp') && <span className={classes['quiet']}>{say('signUp')}</span>}
            <span className={classes['accent']}>{say('logIn')}</span>
          </div>
          {has('marketPlace') ? (
            <div className={classes['hero']}>{say('home')}</div>
          ) : (
            <p className={classes['none']}>{say('noHome')}</p>
          )}
          <div className={classes['lines']}>
            {has('facebookLogin') && <span className={classes['outline']}>{say('facebook')}</span>}
            {has('forgetPassword') && <span className={classes['link']}>{say('forgot')}</span>}
          </div>
          {has('footer') && <p className={classes['footer']}>{say('footer')}</p>}
        </div>
        <p className={classes['caption']}>{say('student')}</p>
        {features.student ? (
          <div className={classes['page']}>
            <div className={classes['entries']}>
              <span className={classes['on']}>{say('today')}</span>
              <span>{say('tests')}</span>
              {has('explore') && <span>{say('explore')}</span>}
              {has('leadersBoard') && <span>{say('leaderboard')}</span>}
              {has('referAndEarn') && <span>{say('refer')}</span>}
              {has('changePassword') && <span>{say('changePassword')}</span>}
            </div>
            {has('infinityPass') && <div className={classes['pass']}>{say('pass')}</div>}
          </div>
        ) : (
          <p className={classes['none']}>{say('noStudents')}</p>
        )}
      </div>
    </Card>
  );
}
