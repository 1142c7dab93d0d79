import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { formulasOf } from '@abhyas/contract/rich-text';
import { useEffect, useMemo, useState } from 'react';
import { preloadTypesetting } from '../../../../../ui/rich-text/formula.tsx';
import { keepPicture } from '../../desk/kept-attempt.ts';
import { preloadTools } from '../tools/console-tools.tsx';

/** After the first question has been drawn, in milliseconds. */
const firstPaintMs = 1500;
/** What nearly every formula is set in; the others come when they are needed. */
const mathFonts = ['400 1em KaTeX_Main', 'italic 400 1em KaTeX_Math', '400 1em KaTeX_Size1', '400 1em KaTeX_Size2'];

interface Held {
  /** Whose pictures they are. */
  readonly sheet: QuestionSheet;
  /** Addresses inside this browser, by media id. */
  readonly urls: Readonly<Record<string, string>>;
}

/** The sheet with everything that its questions and its tools need held on this device, so that the network may fail from now on. */
export function useOfflineSheet(sheet: QuestionSheet, attemptId: string): QuestionSheet {
  const [held, setHeld] = useState<Held>({ sheet, urls: {} });
  useEffect(() => {
    const stop = new AbortController();
    const made: string[] = [];
    const hold = (id: string, picture: Blob) => {
      const url = URL.createObjectURL(picture);
      void keepPicture(attemptId, id, picture).catch(() => undefined);
      made.push(url);
      setHeld((before) => ({ sheet, urls: { ...(before.sheet === sheet && before.urls), [id]: url } }));
    };
    const timer = setTimeout(() => {
      void loadTypesetting(sheet);
      // A tool that could not be had is asked for again when it is opened.
      void preloadTools(sheet.console).catch(() => undefined);
      void holdImages(sheet.images, stop.signal, hold);
    }, firstPaintMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [sheet, attemptId]);
  return useMemo(
    () => (held.sheet === sheet ? { ...sheet, images: { ...sheet.images, ...held.urls } } : sheet),
    [sheet, held],
  );
}

/** One after the other, so that saving an answer never waits for pictures. */
async function holdImages(
  images: QuestionSheet['images'],
  signal: AbortSignal,
  hold: (id: string, picture: Blob) => void,
): Promise<void> {
  for (const [id, address] of Object.entries(images)) {
    if (address.startsWith('blob:')) continue;
    try {
      const reply = await fetch(address, { signal });
      const picture = await reply.blob();
      if (reply.ok && picture.type.startsWith('image/')) hold(id, picture);
    } catch {
      // No network, or the console was left: the picture is asked for when it is shown.
      if (signal.aborted) return;
    }
  }
}

/** What the server set already needs the fonts alone. */
async function loadTypesetting({ sections, formulas: set }: QuestionSheet): Promise<void> {
  try {
    if (!set) {
      const words = sections.flatMap(({ questions }) => questions.flatMap(({ content }) => [content.en, content.hi]));
      const formulas = words.flatMap((one) => (one ? [one.stem, ...one.options].flatMap(formulasOf) : []));
      if (formulas.length === 0) return;
      await preloadTypesetting(formulas);
    }
    await Promise.all(mathFonts.map((font) => document.fonts.load(font)));
  } catch {
    // It is tried again by the formula itself.
  }
}
