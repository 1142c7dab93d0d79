import { Button } from '@mantine/core';
import { IconCircleCheck, IconMinus, IconPlayerRecord, IconPlayerRecordFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import roomClasses from '../room/room.module.css';
import { whoTeaches } from '../room/room-view.ts';
import { useCommand, useRoom } from '../room/use-room.ts';
import classes from './recordings.module.css';

/** Records the class after the teacher has read what that means, and ends it. */
export function RecordControl() {
  const { t } = useTranslation();
  const { room } = useRoom();
  const [isAsking, setAsking] = useState(false);
  const stop = useCommand('stopRecording');
  const isRecorded = room.now.recordedSince !== null;
  return (
    <>
      <button
        type="button"
        className={roomClasses['control']}
        data-on={isRecorded || undefined}
        disabled={room.now.state !== 'live' || stop.busy}
        onClick={() => (isRecorded ? stop.send({}) : setAsking(true))}
      >
        <Icon of={isRecorded ? IconPlayerRecordFilled : IconPlayerRecord} size={22} />
        {t(isRecorded ? 'live.recording.stop' : 'live.recording.record')}
      </button>
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={t('live.recording.ask')}>
        <Question onClose={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function Question({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { room } = useRoom();
  const start = useCommand('startRecording', onClose);
  const { name } = whoTeaches(room) ?? room.teacher;
  return (
    <Stack gap={4}>
      <ul className={classes['holds']}>
        {(['always', 'ifAgreed', 'never'] as const).map((what) => (
          <li key={what}>
            <Icon of={what === 'never' ? IconMinus : IconCircleCheck} size={20} />
            <span>
              <b>{t(`live.recording.holds.${what}`)}</b> {t(`live.recording.holds.${what}Text`)}
            </span>
          </li>
        ))}
      </ul>
      <Notice tone="info" title={t('live.recording.allSee')}>
        {t('live.recording.notice', { name })}
      </Notice>
      <p>{t('live.recording.after')}</p>
      <Row justify="end">
        <Button variant="outline" onClick={onClose}>
          {t('live.recording.notNow')}
        </Button>
        <Button variant="action" loading={start.busy} onClick={() => start.send({})}>
          {t('live.recording.tellAndRecord')}
        </Button>
      </Row>
    </Stack>
  );
}
