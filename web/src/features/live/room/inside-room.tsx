import { IconPlugConnectedX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { PollCard } from '../polls/poll-card.tsx';
import { Chat } from './chat.tsx';
import { Hands } from './hands.tsx';
import { People } from './people.tsx';
import { RoomBar } from './room-bar.tsx';
import { RoomControls } from './room-controls.tsx';
import classes from './room.module.css';
import { Stage } from './stage.tsx';
import { Called } from '../stage/called.tsx';
import { Sounds } from '../stage/sounds.tsx';
import { useRoom } from './use-room.ts';

/** What a teacher has beside what everybody has; students do not fetch it. */
export interface Desk {
  readonly ways: ReactNode;
  readonly controls: ReactNode;
}
type Side = 'chat' | 'people';
const PANEL = 'room-side';

/** The class: the stage, what is said beside it, and what can be done below. */
export function InsideRoom({ desk }: { readonly desk: Desk | undefined }) {
  const { t } = useTranslation();
  const { view, room, isHost } = useRoom();
  const [side, setSide] = useState<Side>('chat');
  return (
    <div className={classes['room']}>
      <RoomBar ways={isHost && desk?.ways} />
      <main className={classes['stage']} aria-label={t('live.room.stage')}>
        <Stage />
        <Sounds />
        {view.phase === 'lost' && <Lost />}
      </main>
      <aside className={classes['side']} aria-label={t('live.room.side')}>
        <Tabs<Side>
          label={t('live.room.side')}
          items={[
            { value: 'chat', label: t('live.room.chat.title') },
            { value: 'people', label: t('live.room.people.title'), count: room.people.length },
          ]}
          value={side}
          onChange={setSide}
          panelId={PANEL}
        />
        <div id={PANEL} role="tabpanel" className={classes['panel']}>
          <div className={classes['urgent']}>
            <Called />
            <PollCard />
            <Hands />
          </div>
          {side === 'chat' ? <Chat /> : <People />}
        </div>
      </aside>
      <RoomControls teacher={desk?.controls} />
    </div>
  );
}

/** The line is lost: what is kept meanwhile. */
function Lost() {
  const { t } = useTranslation();
  return (
    <div className={classes['lost']} role="status">
      <Icon of={IconPlugConnectedX} size={28} />
      <b>{t('live.room.lost.title')}</b>
      <p>{t('live.room.lost.text')}</p>
    </div>
  );
}
