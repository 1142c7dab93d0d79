import { IconDoorExit } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { RecordingBadge } from '../recordings/recording-badge.tsx';
import classes from './room.module.css';
import { useRoom } from './use-room.ts';

/** What class this is, how long it runs, and the way out; `ways` stand before it. */
export function RoomBar({ ways }: { readonly ways: ReactNode }) {
  const { t } = useTranslation();
  const { list, time } = useFormat();
  const { room } = useRoom();
  return (
    <header className={classes['bar']}>
      <div className={classes['title']}>
        <h1>{room.title}</h1>
        <span>{[list(room.audience), room.teacher.name].filter(Boolean).join(' · ')}</span>
      </div>
      {room.now.state === 'live' ? (
        <>
          <Badge tone="live">{t('live.room.live')}</Badge>
          <Elapsed />
          <RecordingBadge />
        </>
      ) : (
        <span className={classes['dim']}>{t('live.room.startsAt', { at: time(room.startsAt) })}</span>
      )}
      <span className={classes['push']} />
      {ways}
      <Leave />
    </header>
  );
}

function Elapsed() {
  const { view, room } = useRoom();
  const { clock } = useFormat();
  const now = useNow(true);
  const since = Date.parse(room.now.startedAt ?? room.startsAt);
  return <span className={classes['clock']}>{clock(Math.max(0, Math.round((now + view.ahead - since) / 1000)))}</span>;
}

/** The way out. */
function Leave() {
  const { t } = useTranslation();
  const { visit } = useRoom();
  const leave = useChange(visit.leave, { stale: [['live']] });
  return (
    <button type="button" className={classes['leave']} disabled={leave.busy} onClick={() => leave.send()}>
      <Icon of={IconDoorExit} size={16} />
      {t('live.room.leave')}
    </button>
  );
}
