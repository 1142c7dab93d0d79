import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './kept.module.css';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** A document of this device, page below page; each is drawn when it comes near. */
export default function KeptPdf({ file, title }: { readonly file: Blob; readonly title: string }) {
  const { t } = useTranslation();
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'failed'>();
  useEffect(() => {
    let task: ReturnType<typeof getDocument> | undefined;
    let isOver = false;
    void (async () => {
      const data = await file.arrayBuffer();
      if (isOver) return;
      task = getDocument({ data, enableXfa: false });
      const opened = await task.promise;
      if (!isOver) setPdf(opened);
    })().catch(() => !isOver && setPdf('failed'));
    return () => {
      isOver = true;
      void task?.destroy();
    };
  }, [file]);
  if (pdf === 'failed') return <Notice tone="bad">{t('courses.offline.unreadable')}</Notice>;
  if (!pdf) return <div className={classes['page']} aria-busy="true" />;
  return Array.from({ length: pdf.numPages }, (_, at) => (
    <Sheet key={at} pdf={pdf} number={at + 1} label={t('courses.offline.page', { title, number: at + 1 })} />
  ));
}

interface SheetProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly label: string;
}

function Sheet({ pdf, number, label }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void draw(pdf, number, place).catch(() => undefined);
      },
      { rootMargin: '100%' },
    );
    near.observe(place);
    return () => near.disconnect();
  }, [pdf, number]);
  return <canvas ref={canvas} className={classes['page']} role="img" aria-label={label} />;
}

async function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<void> {
  const page = await pdf.getPage(number);
  const plain = page.getViewport({ scale: 1 });
  const sharpness = Math.min(2, devicePixelRatio);
  const viewport = page.getViewport({ scale: (canvas.clientWidth / plain.width) * sharpness });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
}
