import type { LessonFile } from '@abhyas/contract/courses/learning';
import { useQuery } from '@tanstack/react-query';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { LoadFailed } from '../load-failed.tsx';
import { notesOf, notesQuery } from '../player/notes/use-notes.ts';
import type { Study } from '../study/use-study.ts';
import { HighlightBar } from './highlight-bar.tsx';
import { openPdf } from './load-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import classes from './reader.module.css';
import { ReaderBar } from './reader-bar.tsx';
import { useFoundPages } from './use-found-pages.ts';
import { usePagesSeen } from './use-pages-seen.ts';

export interface ReaderProps {
  readonly courseId: string;
  readonly lessonId: string;
  readonly file: LessonFile;
  /** Page to begin at, from 0. */
  readonly at: number;
  readonly study: Study;
  readonly handle: Ref<{ seek: (page: number) => void; pause: () => void; place: () => number }>;
}

/** A PDF document, page below page: search, size, highlights, and the page on which the learner is. */
export function PdfReader(props: ReaderProps) {
  const [round, setRound] = useState(0);
  return <Loaded key={round} {...props} onAgain={() => setRound(round + 1)} />;
}

function Loaded({ onAgain, ...props }: ReaderProps & { readonly onAgain: () => void }) {
  const { courseId, lessonId, file } = props;
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    let isOver = false;
    let close = () => {};
    void (async () => {
      const { url } = await api.courses.addressLessonFile({ params: { courseId, lessonId, mediaId: file.mediaId } });
      if (isOver) return;
      const opened = openPdf(url);
      ({ close } = opened);
      const document = await opened.document;
      if (!isOver) setPdf(document);
    })().catch((error: unknown) => !isOver && setFailed(error));
    return () => {
      isOver = true;
      close();
    };
  }, [courseId, lessonId, file.mediaId]);
  if (failed !== undefined) {
    return (
      <div className={classes['reader']}>
        <LoadFailed error={failed} onRetry={onAgain} />
      </div>
    );
  }
  if (!pdf) return <div className={classes['reader']} aria-busy="true" />;
  return <Pages {...props} pdf={pdf} />;
}

function Pages({ courseId, lessonId, file, at, study, handle, pdf }: ReaderProps & { readonly pdf: PDFDocumentProxy }) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [room0, setRoom0] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [find, setFind] = useState('');
  const { data } = useQuery(notesQuery(courseId));
  const marked = useMemo(
    () => notesOf(data?.notes, lessonId).filter(({ highlight }) => highlight !== null),
    [data, lessonId],
  );
  useEffect(() => {
    void pdf.getPage(1).then((first) => {
      const { width, height } = first.getViewport({ scale: 1 });
      setSize({ width, height });
    });
    const element = room.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setRoom0(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, [pdf]);
  const scale = size && room0 > 0 ? (Math.min(900, room0 - 24) / size.width) * zoom : 0;
  const { page, near, goTo } = usePagesSeen({ room, pages: pdf.numPages, ready: scale > 0, at, study });
  const found = useFoundPages(pdf, find);
  useImperativeHandle(handle, () => ({ seek: goTo, pause: () => undefined, place: () => page }), [goTo, page]);
  return (
    <div className={classes['reader']}>
      <ReaderBar
        page={page}
        pages={pdf.numPages}
        onPage={goTo}
        zoom={zoom}
        onZoom={setZoom}
        find={find}
        onFind={setFind}
        found={found}
        title={file.title}
      />
      <div className={classes['room']} ref={room} tabIndex={0} role="region" aria-label={file.title}>
        {size &&
          scale > 0 &&
          Array.from({ length: pdf.numPages }, (_, index) => (
            <PdfPage
              key={index}
              document={pdf}
              page={index}
              width={Math.floor(size.width * scale)}
              height={Math.floor(size.height * scale)}
              scale={scale}
              near={near.has(index)}
              highlights={marked.filter(({ place }) => place === index)}
              find={find}
            />
          ))}
      </div>
      <HighlightBar room={room} courseId={courseId} lessonId={lessonId} />
    </div>
  );
}
