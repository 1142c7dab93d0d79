import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/status/badge.tsx';
import { useRoom } from '../room/use-room.ts';
import classes from './recordings.module.css';

/** Everybody in the room sees that it is recorded, and hears it when that begins and ends. */
export function RecordingBadge() {
  const { t } = useTranslation();
  const { room, isHost } = useRoom();
  const isRecorded = room.now.recordedSince !== null;
  const count = room.people.filter(({ role }) => role === 'student').length;
  return (
    <span role="status" className={classes['badge']}>
      {isRecorded && (
        <Badge tone="live">
          {t('live.recording.recording')}
          {isHost && count > 0 && <span className={classes['told']}>{t('live.recording.told', { count })}</span>}
        </Badge>
      )}
    </span>
  );
}
