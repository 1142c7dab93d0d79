import type { Playback } from '@abhyas/contract/media/shapes';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewest } from '../use-newest.ts';
import { lineAt, linesOf, type SpokenLine } from './spoken-lines.ts';
import { rememberedCaptions } from '../own/use-captions.tsx';

/** Who reads along with a video. */
export interface TranscriptReader {
  readonly onLines: (lines: readonly SpokenLine[]) => void;
  /** The line that is spoken now; -1 before the first. */
  readonly onSpoken: (line: number) => void;
  readonly onFailed: () => void;
}

/** What is said in a video, to be read beside it. */
export interface Transcript {
  readonly languages: readonly { readonly language: string; readonly label: string }[];
  /** The one to begin with: as chosen on the picture, else of the page. */
  readonly first: number;
  /** Loads one of the languages and tells what is spoken, until the function that it gives is called. */
  readonly follow: (index: number, reader: TranscriptReader) => () => void;
}

interface Options {
  readonly playback: Playback;
  readonly fresh: () => Promise<Playback>;
  /** Told once a video that has captions is there, and with undefined when it goes. */
  readonly onTranscript?: ((transcript: Transcript | undefined) => void) | undefined;
}

/** Offers the captions of a video as text. The browser reads them, in a track that is not shown. */
export function useTranscript(
  video: RefObject<HTMLVideoElement | null>,
  { playback, fresh, onTranscript }: Options,
): void {
  const page = useTranslation().i18n.language;
  const newest = useNewest({ captions: playback.captions, fresh, onTranscript });
  const names = JSON.stringify(playback.captions.map(({ language, label }) => ({ language, label })));
  useEffect(() => {
    const languages = JSON.parse(names) as Transcript['languages'];
    if (languages.length === 0) return;
    const placeOf = (sought: string | null) => languages.findIndex(({ language }) => language === sought);
    const first = [placeOf(rememberedCaptions()), placeOf(page)].find((index) => index >= 0) ?? 0;
    const textOf = async (index: number) => {
      const known = await textAt(newest.current.captions[index]?.url).catch(() => undefined);
      // Its address was good for minutes only.
      return known ?? textAt((await newest.current.fresh()).captions[index]?.url);
    };
    const follow = (index: number, reader: TranscriptReader) => followTrack(video.current, textOf(index), reader);
    const notify = newest.current.onTranscript;
    notify?.({ languages, first, follow });
    return () => notify?.(undefined);
  }, [names, page, video, newest]);
}

async function textAt(url: string | undefined): Promise<string> {
  const reply = url === undefined ? undefined : await fetch(url);
  if (!reply?.ok) throw new Error('These captions cannot be loaded.');
  return reply.text();
}

/** A hidden track that tells which of its lines is spoken. */
function followTrack(
  video: HTMLVideoElement | null,
  text: Promise<string>,
  { onLines, onSpoken, onFailed }: TranscriptReader,
): () => void {
  let isHere = true;
  let leave: () => void = () => undefined;
  const begin = (vtt: string) => {
    if (!video || !isHere) return;
    const url = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }));
    const element = document.createElement('track');
    Object.assign(element, { kind: 'metadata', label: 'transcript', src: url });
    let lines: readonly SpokenLine[] = [];
    const notify = () => onSpoken(lineAt(lines, video.currentTime));
    element.addEventListener('error', onFailed);
    element.addEventListener('load', () => {
      lines = linesOf(element.track.cues ?? []);
      onLines(lines);
      notify();
    });
    video.append(element);
    element.track.mode = 'hidden';
    element.track.addEventListener('cuechange', notify);
    video.addEventListener('seeked', notify);
    leave = () => {
      video.removeEventListener('seeked', notify);
      element.remove();
      URL.revokeObjectURL(url);
    };
  };
  text.then(begin, () => isHere && onFailed());
  return () => {
    isHere = false;
    leave();
  };
}
