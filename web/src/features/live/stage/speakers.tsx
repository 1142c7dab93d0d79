import { Button } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { useCommand, useRoom } from '../room/use-room.ts';
import classes from './stage.module.css';

/** Students who are heard or were called; the teacher ends it here. */
export function Speakers() {
  const { t } = useTranslation();
  const { room, isHost } = useRoom();
  const demote = useCommand('demoteStudent');
  const speaking = room.people.filter(({ speaks, accountId }) => speaks && accountId !== room.me.accountId);
  if (speaking.length === 0) return null;
  const isHeard = (id: string) => room.feeds.some(({ accountId, source }) => accountId === id && source === 'mic');
  return (
    <ul className={classes['speakers']} aria-label={t('live.stage.speakers')}>
      {speaking.map(({ accountId, name }) => (
        <li key={accountId} data-heard={isHeard(accountId) || undefined}>
          <Avatar name={name} size="sm" />
          <span>
            <b>{name}</b>
            <span aria-live="polite">
              {isHeard(accountId) && <Icon of={IconMicrophone} size={14} />}
              {t(isHeard(accountId) ? 'live.stage.speaks' : 'live.stage.called')}
            </span>
          </span>
          {isHost && (
            <Button
              variant="soft"
              size="sm"
              aria-label={t('live.stage.thankName', { name })}
              loading={demote.busy}
              onClick={() => demote.send({ accountId })}
            >
              {t('live.stage.thank')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
