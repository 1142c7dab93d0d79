import type { LessonNote } from '@abhyas/contract/courses/learning';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { NoteWrites } from '../player/notes/use-notes.ts';
import { useReading } from '../study/use-reading.ts';
import type { Study } from '../study/use-study.ts';
import { HighlightBar } from './highlight-bar.tsx';
import { PdfPage } from './pdf-page.tsx';
import classes from './reader.module.css';
import { ReaderBar } from './reader-bar.tsx';
import { useFoundPages } from './use-found-pages.ts';
import { usePagesSeen } from './use-pages-seen.ts';

/** Lets others turn the pages: notes and bookmarks lead to theirs. */
export type ReaderHandle = Ref<{ seek: (page: number) => void; pause: () => void; place: () => number }>;

interface Props {
  readonly pdf: PDFDocumentProxy;
  readonly title: string;
  /** Page to begin at, from 0. */
  readonly at: number;
  readonly study: Pick<Study, 'moveTo' | 'saw' | 'read'>;
  readonly handle?: ReaderHandle | undefined;
  /** What was marked in it. */
  readonly marked: readonly LessonNote[];
  /** The lesson whose words a learner may mark in it; absent: nobody may. */
  readonly lesson?: { readonly writes: NoteWrites; readonly lessonId: string } | undefined;
}

/** The pages of an opened document, one below the other: search, size, and the page on which the reader is. */
export function PdfPages({ pdf, title, at, study, handle, marked, lesson }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [room0, setRoom0] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [find, setFind] = useState('');
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
  useReading(study.read, scale > 0);
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
        title={title}
      />
      <div className={classes['room']} ref={room} tabIndex={0} role="region" aria-label={title}>
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
      {lesson && <HighlightBar room={room} {...lesson} />}
    </div>
  );
}
