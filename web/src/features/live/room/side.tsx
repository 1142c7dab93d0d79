import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { PollCard } from '../polls/poll-card.tsx';
import { Called } from '../stage/called.tsx';
import { Chat } from './chat.tsx';
import { Hands } from './hands.tsx';
import { People } from './people.tsx';
import classes from './room.module.css';
import { type Inside, useRoom } from './use-room.ts';

type SideView = 'chat' | 'people' | 'poll';
const PANEL = 'room-side';

/**
 * What is said and asked beside the class. On a wide screen the poll stands above the chat; a phone has no room for both, so the poll has a
 * tab of its own there, which opens by itself with each question.
 */
export function Side() {
  const { t } = useTranslation();
  const { room } = useRoom();
  const isPhone = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const [hidden, setHidden] = useState<string>();
  const [wanted, setWanted] = useState<SideView>('chat');
  const last = room.polls.at(-1);
  const poll = last?.id === hidden ? undefined : last;
  useQuestions(room, isPhone === true, () => setWanted('poll'));
  const hasTab = isPhone === true && poll !== undefined;
  const view = wanted === 'poll' && !hasTab ? 'chat' : wanted;
  const unread = useUnread(room.messages.length, view === 'chat');
  const card = poll && <PollCard key={poll.id} poll={poll} onHide={() => setHidden(poll.id)} />;
  return (
    <aside className={classes['side']} aria-label={t('live.room.side')}>
      <Tabs<SideView>
        label={t('live.room.side')}
        items={[
          { value: 'chat', label: t('live.room.chat.title'), count: unread > 0 ? unread : undefined },
          ...(hasTab ? [{ value: 'poll' as const, label: t('live.polls.poll') }] : []),
          { value: 'people', label: t('live.room.people.title'), count: room.people.length },
        ]}
        value={view}
        onChange={setWanted}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" className={classes['panel']}>
        <div className={classes['urgent']}>
          <Called />
          {!isPhone && card}
          <Hands />
        </div>
        {view === 'chat' && <Chat />}
        {view === 'people' && <People />}
        {view === 'poll' && <div className={classes['scrolls']}>{card}</div>}
      </div>
    </aside>
  );
}

/** On a phone: calls back once for each question that this person has not answered. */
function useQuestions({ polls }: Inside['room'], isPhone: boolean, then: () => void): void {
  const [seen, setSeen] = useState<string>();
  const open = polls.find(({ closedAt, mine }) => closedAt === null && mine === null);
  if (!isPhone || !open || open.id === seen) return;
  setSeen(open.id);
  then();
}

/** How many messages came since the chat was last in view. */
function useUnread(count: number, isInView: boolean): number {
  const [seen, setSeen] = useState(count);
  if (isInView && seen !== count) setSeen(count);
  return isInView ? 0 : Math.max(0, count - seen);
}
