import { IconArrowBackUp, IconMusic } from '@tabler/icons-react';
import {
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaTimeDisplay,
  MediaVolumeRange,
} from 'media-chrome/react';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Playback } from '@abhyas/contract/media/shapes';
import { Notice } from '../../status/notice.tsx';
import classes from '../player.module.css';
import type { ShownProps } from '../player.tsx';
import { CaptionsButton, SpeedButton } from './quick-buttons.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { chapterAt } from './text-track.ts';
import { TimeBar } from './time-bar.tsx';
import { useChoices } from './use-choices.ts';
import { useControlWords } from './use-control-words.ts';
import { useCaptions } from './use-captions.tsx';
import { useTranscript } from '../transcript/use-transcript.ts';
import { useMediaReporter, useSeen } from '../watching/use-seen.ts';
import { SOUND_ONLY, useSource } from './use-source.ts';
import { Watermark } from '../watermark.tsx';

interface OwnProps extends ShownProps {
  readonly fresh: () => Promise<Playback>;
}

const BACK_SECONDS = 10;
/** Controls go while nobody moves; what has this stays. */
const alwaysShown = { noautohide: '' };

/** Our player: an HLS list in the size that the connection bears, or a plain file. */
export function OwnVideo(props: OwnProps) {
  const { playback, title, at = 0, chapters = [], marks = [], dataSaver = false, handle, fresh } = props;
  const { t, i18n } = useTranslation();
  useControlWords();
  const video = useRef<HTMLVideoElement>(null);
  const [begin] = useState(() => startOf(at, playback.seconds));
  const roomId = useId();
  const [place, setPlace] = useState(Math.floor(begin));
  const reporter = useSeen({
    onWatched: props.onWatched,
    onStopped: props.onStopped,
    onPlace: (seconds) => {
      setPlace(Math.floor(seconds));
      props.onPlace?.(seconds);
    },
  });
  // Before its source: when both go, the place is told while the element still knows it.
  useMediaReporter(video, reporter);
  const source = useSource({ video, playback, at: begin, saving: dataSaver, fresh });
  const captions = useCaptions(video, playback);
  useTranscript(video, { playback, fresh, onTranscript: props.onTranscript });
  const choices = useChoices(video);
  const seek = (seconds: number) => {
    if (video.current) video.current.currentTime = seconds;
  };
  useImperativeHandle(handle, () => ({
    seek,
    pause: () => video.current?.pause(),
    place: () => video.current?.currentTime ?? begin,
  }));
  useAskBeforePlaying(video, playback.stream !== null, fresh);
  const length = useLength(video, playback.seconds);
  const isAudio = playback.kind === 'audio';
  const noPicture = isAudio || source.chosen === SOUND_ONLY;
  if (source.broken) return <Notice tone="bad">{t('ui.player.broken')}</Notice>;
  return (
    <div id={roomId} className={classes['room']}>
      <MediaController
        className={`${classes['frame']} ${isAudio ? classes['audio'] : ''}`}
        aria-label={title}
        lang={i18n.language}
        hotkeys="noshift+/"
        {...{ fullscreenelement: roomId }}
      >
        <video
          ref={video}
          slot="media"
          playsInline
          autoPlay={props.plays}
          preload={dataSaver ? 'none' : 'metadata'}
          poster={playback.posterUrl ?? undefined}
          title={title}
        >
          {captions.tracks}
        </video>
        {noPicture && (
          <div className={classes['sound']} aria-hidden="true" {...alwaysShown}>
            <IconMusic size={40} stroke={1.25} />
            {title}
          </div>
        )}
        <MediaLoadingIndicator slot="centered-chrome" noAutohide />
        <div className={classes['chrome']}>
          <TimeBar
            video={video}
            sprite={playback.sprite}
            chapters={chapters}
            marks={marks}
            seconds={length}
            onMark={(mark) => {
              seek(mark.at);
              props.onMark?.(mark);
            }}
          />
          <MediaControlBar className={classes['bar']}>
            <MediaPlayButton noTooltip />
            <MediaSeekBackwardButton noTooltip seekOffset={BACK_SECONDS}>
              <IconArrowBackUp slot="icon" size={20} />
            </MediaSeekBackwardButton>
            <MediaMuteButton noTooltip />
            <MediaVolumeRange className={classes['volume']} />
            <MediaTimeDisplay className={classes['time']} showDuration noToggle />
            <span className={classes['chapter']}>{chapterAt(chapters, place)?.title}</span>
            <SpeedButton choices={choices} />
            {captions.languages.length > 0 && <CaptionsButton captions={captions} />}
            <SettingsPanel
              source={source}
              captions={captions}
              choices={choices}
              soundOnly={playback.audioUrl !== null}
            />
            {!isAudio && <MediaPipButton className={classes['pip']} noTooltip />}
            {!isAudio && <MediaFullscreenButton noTooltip />}
          </MediaControlBar>
        </div>
      </MediaController>
      {playback.watermark && !isAudio && <Watermark text={playback.watermark} onGone={props.onBare} />}
    </div>
  );
}

/** Where streams are counted: who plays on after a while hears at once that another device has the place, not when its pieces run out. */
function useAskBeforePlaying(
  video: React.RefObject<HTMLVideoElement | null>,
  counted: boolean,
  fresh: () => Promise<unknown>,
): void {
  useEffect(() => {
    const media = video.current;
    if (!media || !counted) return;
    const ask = () => void fresh().catch(() => undefined); // a refusal is shown
    media.addEventListener('play', ask);
    return () => media.removeEventListener('play', ask);
  }, [video, counted, fresh]);
}

/** One that was seen to its end begins anew. */
const startOf = (at: number, seconds: number | null) => (seconds !== null && at >= seconds - 2 ? 0 : at);

/** Seconds, as the file itself says once it is known. */
function useLength(video: React.RefObject<HTMLVideoElement | null>, told: number | null): number {
  const [length, setLength] = useState(told ?? 0);
  useEffect(() => {
    const media = video.current;
    const read = () => media && Number.isFinite(media.duration) && setLength(media.duration);
    media?.addEventListener('durationchange', read);
    return () => media?.removeEventListener('durationchange', read);
  }, [video]);
  return length;
}
