import type { GuardianLink } from '@abhyas/contract/identity/guardians';
import { Button } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './guardians.module.css';

/** Who answers for a student and who was asked to; an invitation that nobody followed can be taken back. */
export function GuardianList({ guardians }: { readonly guardians: readonly GuardianLink[] }) {
  const withdraw = useChange((linkId: string) => api.identity.withdrawGuardian({ params: { linkId } }), {
    stale: [api.identity.listGuardians],
  });
  return (
    <ul className={classes['list']}>
      {guardians.map((guardian) => (
        <Guardian key={guardian.linkId} guardian={guardian} onWithdraw={() => withdraw.send(guardian.linkId)} />
      ))}
    </ul>
  );
}

function Guardian({ guardian, onWithdraw }: { readonly guardian: GuardianLink; readonly onWithdraw: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, relation, sentTo, state, invitedAt, acceptedAt } = guardian;
  const isActive = state === 'active';
  return (
    <li className={classes['guardian']}>
      <span className={classes['words']}>
        <b>{name}</b>
        <span>
          {t(`identity.guardians.relations.${relation}`)} · {sentTo}
        </span>
        <span>
          {t(isActive ? 'identity.guardians.since' : 'identity.guardians.askedOn', {
            date: format.date(acceptedAt ?? invitedAt),
          })}
        </span>
      </span>
      <Badge tone={isActive ? 'good' : 'warn'} icon={isActive ? IconCheck : IconClock}>
        {t(`identity.guardians.states.${state}`)}
      </Badge>
      {!isActive && (
        <Button variant="outline" size="sm" onClick={onWithdraw}>
          {t('identity.guardians.withdraw')}
        </Button>
      )}
    </li>
  );
}
