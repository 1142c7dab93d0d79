import type { Playback } from '@abhyas/contract/media/shapes';
import { Button } from '@mantine/core';
import { IconDeviceTv, IconLock, IconPlayerPlay, IconRefresh, IconUserOff } from '@tabler/icons-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../lib/api-error.ts';
import { useRefusalText } from '../../lib/refusal-text.ts';
import { FramedVideo } from './framed/framed-video.tsx';
import { OwnVideo } from './own/own-video.tsx';
import classes from './player.module.css';
import type { Chapter } from './own/text-track.ts';
import type { Transcript } from './transcript/use-transcript.ts';
import { type AskPlayback, usePlayback } from './watching/use-playback.ts';
import type { Reports } from './watching/use-seen.ts';

/** Something of the viewer's at a second of the video. */
export interface PlayerMark {
  /** Known by this to whoever set it. */
  readonly id: string;
  readonly at: number;
  /** What it says to those who point at it. */
  readonly label: string;
  readonly kind: 'note' | 'doubt';
}
/** What a page may do with a player that it shows. */
export interface PlayerHandle {
  readonly seek: (seconds: number) => void;
  readonly pause: () => void;
  /** Where it is, in seconds. */
  readonly place: () => number;
}
export interface PlayerProps extends Reports {
  /** Name of the video. */
  readonly title: string;
  readonly ask: AskPlayback;
  /** Where to begin, in seconds. */
  readonly at?: number;
  readonly chapters?: readonly Chapter[];
  readonly marks?: readonly PlayerMark[];
  /** Somebody went to a mark; the player is there already. */
  readonly onMark?: (mark: PlayerMark) => void;
  /** What is said in it, to be read beside it; undefined when it goes. Never told where it has no captions. */
  readonly onTranscript?: (transcript: Transcript | undefined) => void;
  /** Begins at the least size and loads nothing before it plays. */
  readonly dataSaver?: boolean;
  readonly handle?: Ref<PlayerHandle>;
}

/**
 * Plays a video or audio of the institute, or one at another host, and tells what was really seen. Its addresses are renewed while it is shown. Where
 * the right or the place is lost, or the name over the picture is taken away, it stops, tells where it was and says why; it goes on from there.
 */
export function Player(props: PlayerProps) {
  const { playback, error, fresh, begin } = usePlayback(props.ask);
  const inner = useRef<PlayerHandle>(null);
  const [start, setStart] = useState({ at: props.at ?? 0, again: false });
  const [isBare, setBare] = useState(false);
  const place = useRef(start.at);
  useImperativeHandle(props.handle, () => ({
    seek: (seconds) => inner.current?.seek(seconds),
    pause: () => inner.current?.pause(),
    place: () => inner.current?.place() ?? place.current,
  }));
  const goOn = () => {
    setStart({ at: place.current, again: true });
    setBare(false);
  };
  if (error !== undefined)
    return (
      <Refused
        error={error}
        onAgain={() => {
          goOn();
          begin();
        }}
      />
    );
  if (isBare) return <Bare onAgain={goOn} />;
  if (!playback) return <div className={classes['frame']} aria-busy="true" />;
  const given = {
    ...props,
    playback,
    at: start.at,
    plays: start.again,
    handle: inner,
    onPlace: (seconds: number) => {
      place.current = seconds;
      props.onPlace?.(seconds);
    },
    onBare: () => setBare(true),
  };
  return playback.embed ? (
    <FramedVideo key={playback.embed.url} {...given} embed={playback.embed} />
  ) : (
    <OwnVideo {...given} fresh={fresh} />
  );
}

/** What both kinds of player are given. */
export interface ShownProps extends PlayerProps {
  readonly playback: Playback;
  readonly handle: Ref<PlayerHandle>;
  /** Somebody asked to go on: it plays as soon as it can. */
  readonly plays?: boolean;
  /** The viewer's name over the picture was taken away. */
  readonly onBare: () => void;
}

/** Says why nothing plays, and what can be done. */
function Refused({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const elsewhere = isRefusal(error, 'STREAM_ELSEWHERE');
  const isClosed = isRefusal(error, 'NOT_FOUND', 'FORBIDDEN', 'LESSON_LOCKED');
  return (
    <Stopped
      sign={elsewhere ? IconDeviceTv : isClosed ? IconLock : IconPlayerPlay}
      does={elsewhere ? IconPlayerPlay : IconRefresh}
      button={t(elsewhere ? 'ui.player.watchHere' : 'ui.player.again')}
      onAgain={onAgain}
    >
      {isClosed ? t('ui.player.closed') : say(error)}
    </Stopped>
  );
}

function Bare({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Stopped sign={IconUserOff} does={IconPlayerPlay} button={t('ui.player.goOn')} onAgain={onAgain}>
      {t('ui.player.bare')}
    </Stopped>
  );
}

interface StoppedProps {
  readonly sign: typeof IconDeviceTv;
  readonly does: typeof IconDeviceTv;
  readonly button: string;
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

function Stopped({ sign: Sign, does: Does, button, onAgain, children }: StoppedProps) {
  return (
    <div className={`${classes['frame']} ${classes['refused']}`} role="alert">
      <Sign size={32} stroke={1.5} aria-hidden="true" />
      <p>{children}</p>
      <Button
        variant="outline"
        className={classes['again'] ?? ''}
        leftSection={<Does size={18} aria-hidden="true" />}
        onClick={onAgain}
      >
        {button}
      </Button>
    </div>
  );
}
