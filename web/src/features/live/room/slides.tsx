import type { RoomSlides } from '@abhyas/contract/live/room';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPdf } from '../../../ui/pdf/load-pdf.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { scaleOf } from './room-view.ts';
import classes from './slides.module.css';
import { useCommand, useRoom } from './use-room.ts';

/** The page that everybody looks at; the teacher turns it, by the buttons or the arrow keys. */
export default function Slides({ slides }: { readonly slides: RoomSlides }) {
  const { t } = useTranslation();
  const { isHost } = useRoom();
  const [round, setRound] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const { pdf, failed } = usePdf(`${slides.mediaId}:${round}`);
  const { page, pages } = slides;
  return (
    <figure className={classes['slides']} aria-label={t('live.slides.page', { page: page + 1, pages })}>
      {failed !== undefined && <LoadFailed error={failed} onRetry={() => setRound(round + 1)} />}
      {pdf && <Drawn pdf={pdf} page={page} zoom={isZoomed ? 2 : 1} />}
      <figcaption>
        {isHost && <Turns slides={slides} />}
        <IconButton
          icon={isZoomed ? IconZoomOut : IconZoomIn}
          label={t(isZoomed ? 'live.slides.whole' : 'live.slides.zoom')}
          onClick={() => setZoomed(!isZoomed)}
        />
        <span aria-live="polite">{t('live.slides.page', { page: page + 1, pages })}</span>
      </figcaption>
    </figure>
  );
}

function Turns({ slides: { page, pages } }: { readonly slides: RoomSlides }) {
  const { t } = useTranslation();
  const turn = useCommand('turnPage');
  return (
    <>
      <IconButton
        icon={IconChevronLeft}
        label={t('live.slides.back')}
        disabled={page === 0}
        onClick={() => turn.send({ page: page - 1 })}
      />
      <IconButton
        icon={IconChevronRight}
        label={t('live.slides.next')}
        disabled={page + 1 >= pages}
        onClick={() => turn.send({ page: page + 1 })}
      />
    </>
  );
}

/** The document, opened anew where the key changes. */
function usePdf(key: string) {
  const { visit } = useRoom();
  const [state, setState] = useState<{ key: string; pdf?: PDFDocumentProxy; failed?: unknown }>({ key });
  useEffect(() => {
    let isOver = false;
    let close = () => {};
    void (async () => {
      const { url } = await visit.say('openSlides', {});
      if (isOver) return;
      const opened = openPdf(url);
      ({ close } = opened);
      const pdf = await opened.document;
      if (!isOver) setState({ key, pdf });
    })().catch((failed: unknown) => !isOver && setState({ key, failed }));
    return () => {
      isOver = true;
      close();
    };
  }, [visit, key]);
  return state.key === key ? state : { key };
}

interface DrawnProps {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  readonly zoom: 1 | 2;
}
/** One page, as large as there is room for; where it is larger, a finger or the arrow keys move it. */
function Drawn({ pdf, page, zoom }: DrawnProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const room = element?.parentElement;
    if (!element || !room) return undefined;
    room.scrollTo({ top: 0, left: 0 });
    let stop = () => {};
    const watch = new ResizeObserver(() => {
      stop();
      stop = draw(pdf, page, zoom, element, room);
    });
    watch.observe(room);
    return () => {
      watch.disconnect();
      stop();
    };
  }, [pdf, page, zoom]);
  return (
    // What can be moved is reached by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes['sheet']} role="group" aria-label={t('live.slides.sheet')} tabIndex={0}>
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  );
}

/** Pixels of the screen, at most, that one side of a drawn page has. */
const MOST_PIXELS = 4096;

function draw(pdf: PDFDocumentProxy, page: number, zoom: number, canvas: HTMLCanvasElement, room: HTMLElement) {
  let isOver = false;
  let stop = () => {};
  void (async () => {
    const loaded = await pdf.getPage(page + 1);
    if (isOver) return;
    const { width, height } = loaded.getViewport({ scale: 1 });
    const scale = zoom * scaleOf({ width, height }, { width: room.clientWidth, height: room.clientHeight });
    const ratio = Math.min(2, window.devicePixelRatio || 1, MOST_PIXELS / (Math.max(width, height) * scale));
    const viewport = loaded.getViewport({ scale: scale * ratio });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    canvas.style.width = `${Math.floor(width * scale)}px`;
    const task = loaded.render({ canvas, viewport });
    stop = () => task.cancel();
    await task.promise;
  })().catch(() => undefined); // stopped on the way
  return () => {
    isOver = true;
    stop();
  };
}
