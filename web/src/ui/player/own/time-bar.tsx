import type { Playback } from '@abhyas/contract/media/shapes';
import { MediaTimeRange } from 'media-chrome/react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import classes from '../player.module.css';
import type { PlayerMark } from '../player.tsx';
import { MarksOnBar } from './marks-on-bar.tsx';
import { type Chapter, chapterTrack, spriteTrack } from './text-track.ts';

interface TimeBarProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly sprite: Playback['sprite'];
  readonly chapters: readonly Chapter[];
  readonly marks: readonly PlayerMark[];
  readonly seconds: number;
  readonly onMark: (mark: PlayerMark) => void;
}

/** The bar of a video: parts by chapter, small pictures on the way, and where the viewer left something. */
export function TimeBar({ video, sprite, chapters, marks, seconds, onMark }: TimeBarProps) {
  const [wanted, setWanted] = useState(false);
  const pictures = useSprite(sprite, wanted);
  const parts = useTextUrl(chapters.length > 0 && seconds > 0 ? chapterTrack(chapters, seconds) : undefined);
  useTrack(video, 'chapters', parts);
  useTrack(video, 'metadata', pictures);
  return (
    <div className={classes['timeline']} onPointerEnter={() => setWanted(true)} onFocus={() => setWanted(true)}>
      <MediaTimeRange className={classes['range']} />
      {seconds > 0 && marks.length > 0 && <MarksOnBar marks={marks} seconds={seconds} onMark={onMark} />}
    </div>
  );
}

/** The small pictures come once, when somebody looks for a place: their address is good for minutes only. */
function useSprite(sprite: Playback['sprite'], wanted: boolean): string | undefined {
  const [picture, setPicture] = useState<string>();
  const isAsked = wanted && sprite !== null && picture === undefined;
  const url = sprite?.url;
  useEffect(() => {
    if (!isAsked || url === undefined) return;
    let isHere = true;
    void fetch(url)
      .then(async (reply) => reply.ok && isHere && setPicture(URL.createObjectURL(await reply.blob())))
      .catch(() => undefined); // without pictures the bar works as well
    return () => void (isHere = false);
  }, [isAsked, url]);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  return useTextUrl(picture && sprite ? spriteTrack(picture, sprite) : undefined);
}

/** An address under which a text track can be loaded. */
function useTextUrl(text: string | undefined): string | undefined {
  const url = useMemo(() => text && URL.createObjectURL(new Blob([text], { type: 'text/vtt' })), [text]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}

/** A text track of the video while it has an address; pictures and chapters are found by their kind and name. */
function useTrack(
  video: RefObject<HTMLVideoElement | null>,
  kind: 'chapters' | 'metadata',
  url: string | undefined,
): void {
  useEffect(() => {
    const media = video.current;
    if (!media || !url) return;
    const track = document.createElement('track');
    Object.assign(track, { kind, label: kind === 'metadata' ? 'thumbnails' : 'chapters', default: true, src: url });
    media.append(track);
    track.track.mode = 'hidden';
    return () => track.remove();
  }, [video, kind, url]);
}
