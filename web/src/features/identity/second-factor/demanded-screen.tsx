import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import { InstituteLogo } from '../../tenancy/index.ts';
import { useSignOut } from '../sign-out/use-sign-out.ts';
import { SecondFactorScreen } from './second-factor-screen.tsx';
import classes from './second-factor.module.css';

/** Before the workspace opens: the institute demands a second step, and this account has none yet. */
export function SecondFactorDemandedScreen({ onSetUp }: { readonly onSetUp: () => void }) {
  const { t } = useTranslation();
  const { name } = useInstitute();
  const signOut = useSignOut();
  return (
    <main id="content" className={classes['page']}>
      <div className={classes['bar']}>
        <span className={classes['brand']}>
          <InstituteLogo decorative />
          {name}
        </span>
        <Button variant="ghost" onClick={signOut}>
          {t('identity.menu.signOut')}
        </Button>
      </div>
      <SecondFactorScreen onSetUp={onSetUp} />
    </main>
  );
}
