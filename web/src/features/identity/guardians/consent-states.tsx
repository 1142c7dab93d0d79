import type { ConsentState } from '@abhyas/contract/identity/guardians';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './guardians.module.css';

/** What was agreed to, purpose by purpose, to read. */
export function ConsentStates({ consents }: { readonly consents: readonly ConsentState[] }) {
  const { t } = useTranslation();
  return (
    <ul className={classes['purposes']}>
      {consents.map(({ purpose, granted }) => (
        <li key={purpose} className={classes['purpose']}>
          <span className={classes['words']}>
            <b>{t(`identity.guardians.purposes.${purpose}`)}</b>
            <span>{t(`identity.guardians.about.${purpose}`)}</span>
          </span>
          <Badge tone={granted ? 'good' : 'neutral'} icon={granted ? IconCheck : IconX}>
            {t(granted ? 'identity.guardians.yes' : 'identity.guardians.no')}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
