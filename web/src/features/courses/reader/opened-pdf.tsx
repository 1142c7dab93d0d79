import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { openPdf, type PdfSource } from '../../../ui/pdf/load-pdf.ts';
import classes from './reader.module.css';

interface Props {
  /** Where the document is, asked for when it is opened; the same function while it is the same document. */
  readonly ask: () => Promise<PdfSource>;
  /** What is shown where trying again is of no use. */
  readonly broken?: ReactNode;
  readonly children: (pdf: PDFDocumentProxy) => ReactNode;
}

/** Opens a document and lets go of it; what went wrong can be tried again. */
export function OpenedPdf(props: Props) {
  const [round, setRound] = useState(0);
  return <Opening key={round} {...props} onAgain={() => setRound(round + 1)} />;
}

function Opening({ ask, broken, children, onAgain }: Props & { readonly onAgain: () => void }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    let isOver = false;
    let close = () => {};
    void (async () => {
      const source = await ask();
      if (isOver) return;
      const opened = openPdf(source);
      ({ close } = opened);
      const document = await opened.document;
      if (!isOver) setPdf(document);
    })().catch((error: unknown) => !isOver && setFailed(error));
    return () => {
      isOver = true;
      close();
    };
  }, [ask]);
  if (failed !== undefined) {
    return (
      broken ?? (
        <div className={classes['reader']}>
          <LoadFailed card error={failed} onRetry={onAgain} />
        </div>
      )
    );
  }
  if (!pdf) return <div className={classes['reader']} aria-busy="true" />;
  return children(pdf);
}
