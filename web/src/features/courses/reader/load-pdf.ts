import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** A document and how to let go of it. */
export interface OpenPdf {
  readonly document: Promise<PDFDocumentProxy>;
  readonly close: () => void;
}

/** Opens a document by pieces as they are needed; nothing in it can run. */
export function openPdf(url: string): OpenPdf {
  const task = getDocument({ url, enableXfa: false, disableAutoFetch: true });
  return { document: task.promise, close: () => void task.destroy() };
}
