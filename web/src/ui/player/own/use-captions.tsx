import type { Playback } from '@abhyas/contract/media/shapes';
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';
import { useNewest } from '../use-newest.ts';

type Caption = Playback['captions'][number];
export interface Captions {
  readonly languages: readonly Caption[];
  /** Index among them; -1: none are shown. */
  readonly shown: number;
  readonly show: (index: number) => void;
  readonly tracks: ReactNode;
}

const remembered = 'player.captions';
/** Language of the captions that were chosen last; none: they were turned off, or never on. */
export const rememberedCaptions = (): string | null => localStorage.getItem(remembered) || null;

/**
 * The captions of a video. Their texts are loaded when somebody wants them and kept: their addresses are good for minutes only. The language
 * that somebody chose is chosen again in the next video.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, playback: Playback): Captions {
  const languages = playback.captions;
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState(-1);
  const newest = useNewest(languages);

  const load = useCallback(
    async (index: number) => {
      const caption = newest.current[index];
      const reply = caption && (await fetch(caption.url).catch(() => undefined));
      if (!caption || !reply?.ok) return;
      const url = URL.createObjectURL(new Blob([aboveControls(await reply.text())], { type: 'text/vtt' }));
      setTexts((before) => ({ ...before, [keyOf(caption)]: url }));
    },
    [newest],
  );

  // The browser's own list of tracks is the truth: the button with CC and the key c change it as well.
  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (!tracks) return;
    const read = () => {
      const all = [...tracks].filter(({ kind }) => kind === 'subtitles');
      const now = all.findIndex(({ mode }) => mode === 'showing');
      setShown(now);
      if (now >= 0) void load(now);
    };
    tracks.addEventListener('change', read);
    return () => tracks.removeEventListener('change', read);
  }, [video, load]);

  const mark = useCallback(
    (index: number) => {
      const all = [...(video.current?.textTracks ?? [])].filter(({ kind }) => kind === 'subtitles');
      for (const [number, track] of all.entries()) track.mode = number === index ? 'showing' : 'disabled';
      localStorage.setItem(remembered, newest.current[index]?.language ?? '');
    },
    [video, newest],
  );
  // The browser tells of the change a moment later: a choice shows at once.
  const show = (index: number) => {
    mark(index);
    setShown(index);
  };
  const first =
    languages.length > 0 ? languages.findIndex(({ language }) => language === localStorage.getItem(remembered)) : -1;
  useEffect(() => {
    if (first >= 0) mark(first);
  }, [first, mark]);

  const tracks = languages.map((caption) => (
    <track
      key={keyOf(caption)}
      kind="subtitles"
      srcLang={caption.language}
      label={caption.label}
      src={texts[keyOf(caption)] ?? 'data:text/vtt,WEBVTT'}
    />
  ));
  return { languages, shown, show, tracks };
}

/** The lowest lines belong to the controls. */
const aboveControls = (text: string) => text.replaceAll(/^(\d\S* --> \S+)$/gm, '$1 line:-5');

const keyOf = ({ language, label }: Caption) => `${language} ${label}`;
