import type { Playback } from '@abhyas/contract/media/shapes';
import { useEffect, useImperativeHandle, useRef } from 'react';
import classes from '../player.module.css';
import type { ShownProps } from '../player.tsx';
import { speakVimeo } from './speak-vimeo.ts';
import { speakYoutube } from './speak-youtube.ts';
import { useSeen } from '../watching/use-seen.ts';
import { Watermark } from '../watermark.tsx';

interface FramedProps extends ShownProps {
  readonly embed: NonNullable<Playback['embed']>;
}

/** What a provider's page in a frame can be told. */
export interface FrameVoice {
  readonly seek: (seconds: number) => void;
  readonly pause: () => void;
  readonly leave: () => void;
}

/** A video that its provider's own page plays; it tells of itself by messages. */
export function FramedVideo({
  embed,
  title,
  at = 0,
  playback,
  handle,
  onPlace,
  onWatched,
  onStopped,
  onBare,
}: FramedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const voice = useRef<FrameVoice>(undefined);
  const place = useRef(at);
  const reporter = useSeen({
    onWatched,
    onStopped,
    onPlace: (seconds) => {
      place.current = seconds;
      onPlace?.(seconds);
    },
  });
  const begin = useRef(at);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const speak = embed.provider === 'youtube' ? speakYoutube : speakVimeo;
    const spoken = speak(element, { origin: new URL(embed.url).origin, at: begin.current, reporter });
    voice.current = spoken;
    return () => {
      reporter.stopped(place.current);
      spoken.leave();
    };
  }, [embed.provider, embed.url, reporter]);
  useImperativeHandle(handle, () => ({
    seek: (seconds) => voice.current?.seek(seconds),
    pause: () => voice.current?.pause(),
    place: () => place.current,
  }));
  return (
    <div className={classes['frame']}>
      <iframe
        ref={frame}
        className={classes['embed']}
        src={addressOf(embed, at)}
        title={title}
        sandbox={frameRights}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
      {playback.watermark && <Watermark text={playback.watermark} onGone={onBare} />}
    </div>
  );
}

/** What a provider's page needs to play; it lies on a host of its own, so that it is kept apart from ours. */
const frameRights = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** YouTube begins where its address says, and answers only the page that the address names. */
function addressOf({ provider, url }: NonNullable<Playback['embed']>, at: number): string {
  if (provider === 'vimeo') return url;
  const address = new URL(url);
  address.searchParams.set('origin', window.location.origin);
  if (at > 0) address.searchParams.set('start', String(Math.floor(at)));
  return address.href;
}
