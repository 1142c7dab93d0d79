import type { RoomPerson } from '@abhyas/contract/live/room';
import { Menu } from '@mantine/core';
import {
  IconDots,
  IconDoorExit,
  IconHandStop,
  IconMessage,
  IconMessageOff,
  IconMicrophone,
  IconMicrophoneOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { inOrder } from './room-view.ts';
import classes from './room.module.css';
import { useCommand, useRoom } from './use-room.ts';

/** Everybody who is there, teachers first. */
export function People() {
  const { t } = useTranslation();
  const { room } = useRoom();
  return (
    <div className={classes['people']}>
      <RowList label={t('live.room.people.title')}>
        {inOrder(room.people).map((person) => (
          <Person key={person.accountId} person={person} />
        ))}
      </RowList>
    </div>
  );
}

function Person({ person }: { readonly person: RoomPerson }) {
  const { t } = useTranslation();
  const { room, isHost } = useRoom();
  const { accountId, name, role, away, hand, muted, speaks } = person;
  const says = [
    away && t('live.room.people.away'),
    muted && t('live.room.people.muted'),
    speaks && t('live.stage.maySpeak'),
  ].filter(Boolean);
  return (
    <li>
      <Avatar name={name} />
      <Stack gap={0} className={classes['grow']}>
        <b>{accountId === room.me.accountId ? t('live.room.youNamed', { name }) : name}</b>
        {says.length > 0 && <Quiet size="sm">{says.join(' · ')}</Quiet>}
      </Stack>
      {hand && (
        <Badge tone="action" icon={IconHandStop}>
          {t('live.room.people.hand')}
        </Badge>
      )}
      {role === 'instructor' && <Badge tone="accent">{t('live.room.teacher')}</Badge>}
      {isHost && role === 'student' && <PersonMenu person={person} />}
    </li>
  );
}

function PersonMenu({ person: { accountId, name, muted, speaks } }: { readonly person: RoomPerson }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const mute = useCommand('muteStudent');
  const remove = useCommand('removeStudent');
  const promote = useCommand('promoteStudent');
  const demote = useCommand('demoteStudent');
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <IconButton icon={IconDots} label={t('live.room.people.more', { name })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Icon of={speaks ? IconMicrophoneOff : IconMicrophone} />}
            onClick={() => (speaks ? demote : promote).send({ accountId })}
          >
            {t(speaks ? 'live.stage.thankName' : 'live.stage.letSpeakName', { name })}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon of={muted ? IconMessage : IconMessageOff} />}
            onClick={() => mute.send({ accountId, muted: !muted })}
          >
            {t(muted ? 'live.room.people.unmute' : 'live.room.people.mute', { name })}
          </Menu.Item>
          <Menu.Item leftSection={<Icon of={IconDoorExit} />} onClick={() => setAsked(true)}>
            {t('live.room.people.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmModal
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={t('live.room.people.removeTitle', { name })}
        confirmLabel={t('live.room.people.remove')}
        busy={remove.busy}
        onConfirm={() => remove.send({ accountId }, () => setAsked(false))}
      >
        {t('live.room.people.removeText')}
      </ConfirmModal>
    </>
  );
}
