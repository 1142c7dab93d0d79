import type { LessonNote } from '@abhyas/contract/courses/learning';
import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { markWords } from './mark-words.ts';
import classes from './reader.module.css';

interface Props {
  readonly document: PDFDocumentProxy;
  /** From 0. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Drawn only near the screen. */
  readonly near: boolean;
  readonly highlights: readonly LessonNote[];
  readonly find: string;
}

/** One page: drawn, with its text over it to be marked, searched and read aloud. */
export function PdfPage({ document: pdf, page, width, height, scale, near, highlights, find }: Props) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!near || !canvas.current || !text.current) return undefined;
    return draw(pdf, page, scale, canvas.current, text.current);
  }, [pdf, page, scale, near]);
  useEffect(() => {
    if (!near || !text.current) return undefined;
    const layer = text.current;
    const paint = () => markWords(layer, find, classes['found']!);
    paint();
    const watch = new MutationObserver(paint);
    watch.observe(layer, { childList: true });
    return () => watch.disconnect();
  }, [find, near]);
  return (
    <section
      className={classes['page']}
      data-page={page}
      aria-label={t('courses.player.page', { page: page + 1 })}
      style={{ width, height, '--total-scale-factor': scale } as React.CSSProperties}
    >
      {near && (
        <>
          <canvas ref={canvas} aria-hidden="true" />
          {highlights.flatMap(({ noteId, highlight }) =>
            (highlight?.rects ?? []).map((rect, at) => (
              <i
                key={`${noteId}-${at}`}
                className={classes['mark']}
                data-color={highlight?.color}
                style={{
                  left: `${rect.x / 10}%`,
                  top: `${rect.y / 10}%`,
                  width: `${rect.width / 10}%`,
                  height: `${rect.height / 10}%`,
                }}
              />
            )),
          )}
          <div ref={text} className={classes['text']} />
        </>
      )}
    </section>
  );
}

/** Draws until it is stopped; a page that comes into view again is drawn again. */
function draw(pdf: PDFDocumentProxy, page: number, scale: number, canvas: HTMLCanvasElement, text: HTMLElement) {
  let isOver = false;
  let stop = () => {};
  void (async () => {
    const loaded = await pdf.getPage(page + 1);
    if (isOver) return;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const viewport = loaded.getViewport({ scale: scale * ratio });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = loaded.render({ canvas, viewport });
    const layer = new TextLayer({
      textContentSource: loaded.streamTextContent(),
      container: text,
      viewport: loaded.getViewport({ scale }),
    });
    stop = () => {
      task.cancel();
      layer.cancel();
    };
    text.replaceChildren();
    await Promise.all([task.promise, layer.render()]);
  })().catch(() => undefined); // stopped on the way
  return () => {
    isOver = true;
    stop();
  };
}
