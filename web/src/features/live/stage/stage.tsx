import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import { ShownBoard } from './board/shown-board.tsx';
import classes from '../room/room.module.css';
import { whoTeaches } from '../room/room-view.ts';
import { useRoom } from '../room/use-room.ts';
import { Picture } from './picture.tsx';
import { Speakers } from './speakers.tsx';
import stageClasses from './stage.module.css';
import { type ShownFeed, shownFeeds, useMediaView } from './use-media.ts';

const Slides = lazy(() => import('../room/slides.tsx'));

/** What everybody looks at: a screen, else the board, else the slides, else who teaches; faces stand beside it. */
export function Stage() {
  const { t } = useTranslation();
  const { room, visit } = useRoom();
  const view = useMediaView(visit.media);
  const feeds = shownFeeds(room, view);
  const screen = feeds.find(({ source }) => source === 'screen');
  const faces = feeds.filter(({ source }) => source === 'cam');
  const large = screen ?? (room.board.shown || room.slides || view.own.screen ? undefined : faces[0]);
  return (
    <>
      {large && <Large feed={large} />}
      {!large && view.own.screen && <div className={classes['tile']}>{t('live.stage.youShowScreen')}</div>}
      {!large && !view.own.screen && <Shown />}
      <div className={stageClasses['beside']}>
        {faces
          .filter((face) => face !== large)
          .map(({ slot, track, person }) => (
            <Picture key={slot} track={track} label={t('live.stage.pictureOf', { name: person.name })}>
              {person.name}
            </Picture>
          ))}
        {view.own.cam && (
          <Picture track={view.own.cam.track} label={t('live.stage.ownPicture')} mirrored>
            {t('live.room.you')}
          </Picture>
        )}
      </div>
      <div className={stageClasses['notes']}>
        <Note />
        <Speakers />
      </div>
    </>
  );
}

function Large({ feed: { source, track, person } }: { readonly feed: ShownFeed }) {
  const { t } = useTranslation();
  const isScreen = source === 'screen';
  return (
    <Picture
      track={track}
      whole={isScreen}
      label={t(isScreen ? 'live.stage.screenOf' : 'live.stage.pictureOf', { name: person.name })}
    >
      {person.name}
    </Picture>
  );
}

/** What is shown where nobody shares a screen. */
function Shown() {
  const { board, slides } = useRoom().room;
  if (board.shown) return <ShownBoard />;
  return slides ? <ShownSlides /> : <TeacherTile />;
}

function ShownSlides() {
  const { slides } = useRoom().room;
  return <Suspense fallback={<Skeleton height={240} />}>{slides && <Slides slides={slides} />}</Suspense>;
}

/** What is special about sound and picture now. */
function Note() {
  const { t } = useTranslation();
  const { room, visit, view: line } = useRoom();
  const view = useMediaView(visit.media);
  const sends = room.feeds.some(({ accountId }) => accountId !== room.me.accountId);
  const key =
    view.state === 'absent'
      ? 'absent'
      : !sends || line.phase !== 'open'
        ? undefined
        : view.state === 'waiting'
          ? 'opening'
          : !view.wantsPicture
            ? 'savesData'
            : view.picture
              ? undefined
              : 'noRoom';
  return (
    <span aria-live="polite">{key && <span className={stageClasses['note']}>{t(`live.stage.note.${key}`)}</span>}</span>
  );
}

function TeacherTile() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { room } = useRoom();
  const { now, startsAt } = room;
  const teaches = whoTeaches(room);
  const isThere = teaches !== undefined;
  const { name } = teaches ?? room.teacher;
  const key = now.state === 'live' ? (isThere ? 'teaching' : 'teacherAway') : isThere ? 'teacherReady' : 'waiting';
  return (
    <div className={classes['tile']} data-speaks={(isThere && now.state === 'live') || undefined}>
      <Avatar name={name} size="lg" />
      <b>{name}</b>
      <p>{t(`live.room.stageText.${key}`, { at: time(startsAt) })}</p>
    </div>
  );
}
