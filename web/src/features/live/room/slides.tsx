import type { RoomSlides } from '@abhyas/contract/live/room';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPdf } from '../../../ui/pdf/load-pdf.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import classes from './slides.module.css';
import { useCommand, useRoom } from './use-room.ts';

/** The page that everybody looks at; the teacher turns it, by the buttons or the arrow keys. */
export default function Slides({ slides }: { readonly slides: RoomSlides }) {
  const { t } = useTranslation();
  const { isHost } = useRoom();
  const [round, setRound] = useState(0);
  const { pdf, failed } = usePdf(`${slides.mediaId}:${round}`);
  const { page, pages } = slides;
  return (
    <figure className={classes['slides']} aria-label={t('live.slides.page', { page: page + 1, pages })}>
      {failed !== undefined && <LoadFailed error={failed} onRetry={() => setRound(round + 1)} />}
      {pdf && <Drawn pdf={pdf} page={page} />}
      <figcaption>
        {isHost && <Turns slides={slides} />}
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

/** One page, as large as there is room for. */
function Drawn({ pdf, page }: { readonly pdf: PDFDocumentProxy; readonly page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const room = element?.parentElement;
    if (!element || !room) return undefined;
    let stop = () => {};
    const watch = new ResizeObserver(() => {
      stop();
      stop = draw(pdf, page, element, room);
    });
    watch.observe(room);
    return () => {
      watch.disconnect();
      stop();
    };
  }, [pdf, page]);
  return (
    <div className={classes['sheet']}>
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  );
}

function draw(pdf: PDFDocumentProxy, page: number, canvas: HTMLCanvasElement, room: HTMLElement): () => void {
  let isOver = false;
  let stop = () => {};
  void (async () => {
    const loaded = await pdf.getPage(page + 1);
    if (isOver) return;
    const { width, height } = loaded.getViewport({ scale: 1 });
    const scale = Math.min(room.clientWidth / width, room.clientHeight / height);
    const ratio = Math.min(2, window.devicePixelRatio || 1);
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
