import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import classes from './room.module.css';
import { useRoom } from './use-room.ts';

const Slides = lazy(() => import('./slides.tsx'));

/** What everybody looks at: the slides, or else who teaches. */
export function Stage() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { room } = useRoom();
  if (room.slides)
    return (
      <Suspense fallback={<Skeleton height={240} />}>
        <Slides slides={room.slides} />
      </Suspense>
    );
  const { people, now, startsAt } = room;
  // Whoever of the staff is there teaches; the planned teacher goes first.
  const there = people.filter(({ role, away }) => role === 'instructor' && !away);
  const isThere = there.length > 0;
  const { name } = there.find(({ accountId }) => accountId === room.teacher.id) ?? there[0] ?? room.teacher;
  const key = now.state === 'live' ? (isThere ? 'teaching' : 'teacherAway') : isThere ? 'teacherReady' : 'waiting';
  return (
    <div className={classes['tile']} data-speaks={(isThere && now.state === 'live') || undefined}>
      <Avatar name={name} size="lg" />
      <b>{name}</b>
      <p>{t(`live.room.stageText.${key}`, { at: time(startsAt) })}</p>
    </div>
  );
}
