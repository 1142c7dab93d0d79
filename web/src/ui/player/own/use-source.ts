import type { Playback } from '@abhyas/contract/media/shapes';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNewest } from '../use-newest.ts';
import type { HlsPlayer, Rung } from './attach-hls.ts';

/** -1: the player chooses by the connection. */
export const AUTO = -1;
/** No picture. */
export const SOUND_ONLY = -2;

export interface Source {
  readonly rungs: readonly Rung[];
  /** Height that plays now; 0: not known. */
  readonly height: number;
  /** AUTO, SOUND_ONLY or the index of a rung. */
  readonly chosen: number;
  readonly choose: (chosen: number) => void;
  readonly broken: boolean;
}

interface Options {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly playback: Playback;
  readonly at: number;
  readonly saving: boolean;
  readonly fresh: () => Promise<Playback>;
}

/** Gives a video element its source: an HLS list by script, or where the browser plays it, or a plain file in parts. */
export function useSource({ video, playback, at, saving, fresh }: Options): Source {
  const [rungs, setRungs] = useState<readonly Rung[]>([]);
  const [height, setHeight] = useState(0);
  const [chosen, setChosen] = useState(AUTO);
  const [broken, setBroken] = useState(false);
  const hls = useRef<HlsPlayer>(undefined);
  const newest = useNewest({ playback, fresh, at });
  const soundOnly = chosen === SOUND_ONLY;
  const isList = playback.hlsUrl !== null;

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const goOn = element.currentTime || newest.current.at;
    const wasPlaying = !element.paused;
    const urlNow = () => addressOf(newest.current.playback, soundOnly);
    const renew = () => newest.current.fresh();
    let isHere = true;
    let leave: () => void = () => undefined;
    void (isList ? import('./attach-hls.ts') : Promise.resolve(undefined)).then(
      (script) => {
        if (!isHere) return;
        if (!script?.canPlayHls()) {
          leave = attachFile(element, { at: goOn, urlNow, renew, onBroken: () => setBroken(true) });
        } else {
          const common = { renew, onBroken: () => setBroken(true), onRungs: soundOnly ? () => undefined : setRungs };
          const attached = script.attachHls({
            video: element,
            url: urlNow(),
            at: goOn,
            saving,
            onHeight: setHeight,
            ...common,
          });
          hls.current = attached;
          leave = attached.destroy;
        }
        if (wasPlaying) void element.play().catch(() => undefined);
      },
      () => setBroken(true),
    );
    return () => {
      isHere = false;
      hls.current = undefined;
      leave();
    };
  }, [video, isList, soundOnly, saving, newest]);

  useEffect(() => {
    const url = addressOf(playback, soundOnly);
    if (url) hls.current?.rebase(url);
  }, [playback, soundOnly]);

  const choose = (next: number) => {
    if (next >= AUTO) hls.current?.choose(next);
    setChosen(next);
  };
  return { rungs, height, chosen, choose, broken };
}

const addressOf = ({ hlsUrl, fileUrl, audioUrl }: Playback, soundOnly: boolean): string =>
  (soundOnly ? audioUrl : hlsUrl) ?? fileUrl ?? '';

interface FileOptions {
  readonly at: number;
  readonly urlNow: () => string;
  readonly renew: () => Promise<unknown>;
  readonly onBroken: () => void;
}
const MAX_REPAIRS = 4;

/** A file, or a list that the browser plays itself. When its address has ended, a new one is put in its place and it goes on there. */
function attachFile(element: HTMLVideoElement, { at, urlNow, renew, onBroken }: FileOptions): () => void {
  let place = at;
  let repairs = 0;
  let playing = false;
  const begin = () => {
    if (place > 0) element.currentTime = place;
    if (playing) void element.play().catch(() => undefined);
  };
  const note = () => {
    place = element.currentTime;
    repairs = 0;
    playing = !element.paused;
  };
  const repair = () => {
    repairs += 1;
    if (repairs > MAX_REPAIRS) return onBroken();
    void renew().then(
      () => {
        element.src = urlNow();
        element.load();
      },
      () => undefined, // the refusal is shown
    );
  };
  element.addEventListener('loadedmetadata', begin);
  element.addEventListener('timeupdate', note);
  element.addEventListener('error', repair);
  element.src = urlNow();
  return () => {
    element.removeEventListener('loadedmetadata', begin);
    element.removeEventListener('timeupdate', note);
    element.removeEventListener('error', repair);
    element.removeAttribute('src');
    element.load();
  };
}
