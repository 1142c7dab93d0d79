import { Button } from '@mantine/core';
import { IconDoorExit, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { Entrance } from './entrance.tsx';
import { type Desk, InsideRoom } from './inside-room.tsx';
import { wasIn } from './room-visit.ts';
import classes from './room.module.css';
import { RoomContext, useRoomVisit } from './use-room.ts';

interface Props {
  readonly classId: string;
  /** Staff come from their page of the class and go back there; students go on to what the class came to. */
  readonly from: 'partner' | 'student';
  readonly desk?: Desk | undefined;
}

/** The room of a class: a look at the own line first, then the class until it is over or left. */
export function RoomScreen({ classId, from, desk }: Props) {
  const [isWanted, setWanted] = useState(() => wasIn(classId));
  const { visit, view } = useRoomVisit(classId, isWanted);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { phase, room } = view;
  useEffect(() => {
    if (phase !== 'over') return;
    // What the next page shows was asked for while the class went on.
    void client.invalidateQueries({ queryKey: ['live'] });
    if (from === 'partner') void navigate({ to: '/partner/live/$classId', params: { classId }, replace: true });
    else void navigate({ to: '/afterliveclassroom', search: { classId }, replace: true });
  }, [phase, from, classId, navigate, client]);
  if (!isWanted) return <Entrance classId={classId} from={from} media={visit.media} onEnter={() => setWanted(true)} />;
  if (phase === 'refused') return <Refused error={view.error} />;
  if (!room || phase === 'over')
    return (
      <main className={classes['waiting']}>
        <CardSkeleton lines={4} />
      </main>
    );
  const isHost = room.me.role === 'instructor';
  return (
    <RoomContext value={{ visit, view, room, isHost }}>
      <InsideRoom desk={desk} />
    </RoomContext>
  );
}

function Refused({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  return (
    <main className={classes['waiting']}>
      <EmptyState
        icon={IconDoorExit}
        title={t('live.room.refused')}
        action={
          <Button leftSection={<Icon of={IconRefresh} size={16} />} onClick={() => window.location.reload()}>
            {t('live.room.tryAgain')}
          </Button>
        }
      >
        {say(error)}
      </EmptyState>
    </main>
  );
}
