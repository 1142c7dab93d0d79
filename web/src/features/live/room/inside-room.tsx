import { IconArrowsMaximize, IconArrowsMinimize, IconPlugConnectedX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Sounds } from '../stage/sounds.tsx';
import { Stage } from '../stage/stage.tsx';
import { RoomBar } from './room-bar.tsx';
import { RoomControls } from './room-controls.tsx';
import { handsOf } from './room-view.ts';
import classes from './room.module.css';
import { Side } from './side.tsx';
import { type Inside, useRoom } from './use-room.ts';

/** What a teacher has beside what everybody has; students do not fetch it. */
export interface Desk {
  readonly ways: ReactNode;
  readonly controls: ReactNode;
}

/** The class: the stage, what is said beside it, and what can be done below. */
export function InsideRoom({ desk }: { readonly desk: Desk | undefined }) {
  const { t } = useTranslation();
  const { view, room, isHost } = useRoom();
  const asked = whatAsks(room);
  const [enlargedAt, setEnlargedAt] = useState<string>();
  // What closes leaves the stage as it is: else a result would be hidden in the moment in which it is shown.
  if (enlargedAt !== undefined && enlargedAt !== asked) setEnlargedAt(undefined);
  const isLarge = enlargedAt === asked;
  // A teacher on a phone who draws over the whole screen does not see the line of hands.
  const hands = isHost && isLarge ? handsOf(room.people).length : 0;
  return (
    <div className={classes['room']} data-large={isLarge || undefined}>
      <RoomBar ways={isHost && desk?.ways} />
      <main className={classes['stage']} aria-label={t('live.room.stage')}>
        <Stage />
        <IconButton
          icon={isLarge ? IconArrowsMinimize : IconArrowsMaximize}
          label={
            hands > 0
              ? t('live.room.smallerHands', { count: hands })
              : t(isLarge ? 'live.room.smaller' : 'live.room.larger')
          }
          ping={hands > 0}
          className={classes['enlarge']}
          onClick={() => setEnlargedAt(isLarge ? undefined : asked)}
        />
        <Sounds />
        {view.phase === 'lost' && <Lost />}
      </main>
      <Side />
      <RoomControls teacher={desk?.controls} />
    </div>
  );
}

/** What asks something of this person now. A phone that shows the stage alone goes back when it changes. */
function whatAsks({ me, people, polls }: Inside['room']): string {
  const open = polls.find(({ closedAt }) => closedAt === null);
  const isCalled = people.some(({ accountId, speaks }) => speaks && accountId === me.accountId);
  return `${open?.id ?? ''} ${isCalled}`;
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
