import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** A document and how to let go of it. */
export interface OpenPdf {
  readonly document: Promise<PDFDocumentProxy>;
  readonly close: () => void;
}

/** Where a document is: an address, from which it comes by pieces as they are needed, or all of its bytes. */
export type PdfSource = string | Uint8Array;

/** Opens a document; nothing in it can run. */
export function openPdf(source: PdfSource): OpenPdf {
  const from = typeof source === 'string' ? { url: source, disableAutoFetch: true } : { data: source };
  const task = getDocument({ ...from, enableXfa: false });
  return { document: task.promise, close: () => void task.destroy() };
}
