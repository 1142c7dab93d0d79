import { type RefObject, useEffect, useState } from 'react';

/** Speeds that the button steps through. */
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];
const remembered = 'player.speed';

export interface Choices {
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
}

/** The viewer's speed: kept for the next video, and put back where a new source forgot it. */
export function useChoices(video: RefObject<HTMLVideoElement | null>): Choices {
  const [speed, setSpeed] = useState(() => readSpeed());
  useEffect(() => {
    const media = video.current;
    if (!media) return;
    setRate(media, speed);
    const changed = () => {
      setSpeed(media.playbackRate);
      localStorage.setItem(remembered, String(media.playbackRate));
    };
    media.addEventListener('ratechange', changed);
    return () => media.removeEventListener('ratechange', changed);
  }, [video, speed]);
  return { speed, setSpeed };
}

function setRate(media: HTMLMediaElement, speed: number): void {
  media.defaultPlaybackRate = speed;
  media.playbackRate = speed;
}

function readSpeed(): number {
  const kept = Number(localStorage.getItem(remembered));
  return kept >= 0.25 && kept <= 4 ? kept : 1;
}
