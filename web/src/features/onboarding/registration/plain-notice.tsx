import { useTranslation } from 'react-i18next';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import classes from './steps.module.css';

/** The way over did not work: the password of step 1 opens the institute as well. */
export function PlainNotice({ problem }: { readonly problem: string }) {
  const { t } = useTranslation();
  return (
    <main id="content" className={classes['waiting']}>
      <div>
        <p role="alert">{problem}</p>
        <p>
          <a href="/login" {...buttonFace('action', 'lg')}>
            {t('onboarding.registration.founded.signIn')}
          </a>
        </p>
      </div>
    </main>
  );
}
