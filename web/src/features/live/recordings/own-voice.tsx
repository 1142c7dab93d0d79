import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status/notice.tsx';
import { useRoom } from '../room/use-room.ts';
import { useMediaView } from '../stage/use-media.ts';

/** Said to a student before they speak in a class that is recorded. */
export function WillBeRecorded() {
  const { t } = useTranslation();
  const { room } = useRoom();
  if (room.now.recordedSince === null) return null;
  return <p>{t('live.recording.willBeIn')}</p>;
}

/** A student who spoke already when the recording began is asked; until then their voice is not kept. */
export function OwnVoice() {
  const { t } = useTranslation();
  const { room, visit } = useRoom();
  const { agrees } = useMediaView(visit.media);
  if (room.now.recordedSince === null) return null;
  if (agrees) return <p>{t('live.recording.isIn')}</p>;
  return (
    <Notice
      tone="info"
      live
      action={
        <Button size="sm" variant="outline" onClick={() => visit.media.agree(room)}>
          {t('live.recording.putIn')}
        </Button>
      }
    >
      {t('live.recording.isNotIn')}
    </Notice>
  );
}
