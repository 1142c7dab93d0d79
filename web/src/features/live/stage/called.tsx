import { Button } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { whoTeaches } from '../room/room-view.ts';
import { useCommand, useRoom } from '../room/use-room.ts';
import { OwnVoice, WillBeRecorded } from '../recordings/own-voice.tsx';
import { DeviceTroubleNotice } from './device-choice.tsx';
import classes from './stage.module.css';
import { useMediaView } from './use-media.ts';

/** The teacher lets this student speak: nobody is put on air without saying yes. */
export function Called() {
  const { t } = useTranslation();
  const { room, visit, isHost } = useRoom();
  const { own, trouble, isSilenced } = useMediaView(visit.media);
  const { accountId } = room.me;
  const { name } = whoTeaches(room) ?? room.teacher;
  const isCalled = room.people.some((one) => one.accountId === accountId && one.speaks);
  if (isHost)
    return (
      trouble && (
        <div className={classes['called']}>
          <DeviceTroubleNotice />
        </div>
      )
    );
  if (!isCalled) return null;
  if (own.mic)
    return (
      <div className={classes['called']}>
        <Stack gap={2}>
          <Notice tone="good" live>
            {t(own.mic.muted ? 'live.stage.youAreMuted' : 'live.stage.everybodyHears')}
          </Notice>
          <OwnVoice />
        </Stack>
      </div>
    );
  if (isSilenced) return <Silenced name={name} />;
  return <Invitation name={name} />;
}

/** Yes or no, before anybody hears the student. */
function Invitation({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const { room, visit } = useRoom();
  const demote = useCommand('demoteStudent');
  const { accountId } = room.me;
  return (
    <section className={classes['called']} aria-label={t('live.stage.callsYou', { name })}>
      <Stack gap={2}>
        <h2 role="alert">{t('live.stage.callsYou', { name })}</h2>
        <p>{t('live.stage.callsYouText')}</p>
        <WillBeRecorded />
        <DeviceTroubleNotice />
        <Row>
          <Button variant="soft" loading={demote.busy} onClick={() => demote.send({ accountId })}>
            {t('live.stage.notNow')}
          </Button>
          <Button
            variant="action"
            leftSection={<Icon of={IconMicrophone} size={16} />}
            onClick={() => {
              if (room.now.recordedSince !== null) visit.media.agree(room);
              void visit.media.turnOn('mic');
            }}
          >
            {t('live.stage.speakNow')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}

function Silenced({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes['called']}>
      <Notice tone="info" live>
        {t('live.stage.silenced', { name })}
      </Notice>
    </div>
  );
}
