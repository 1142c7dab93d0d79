import { useState } from 'react';
import { OpenedPdf } from './opened-pdf.tsx';
import { PdfPages } from './pdf-pages.tsx';

const uncounted = { moveTo: () => undefined, saw: () => undefined, read: () => undefined };

/** The document of a draft in the reader that students have; nothing of it is counted or marked. */
export function PdfPreview({ url, title }: { readonly url: string; readonly title: string }) {
  // Each asking for the draft brings another address of the same document: the first one stays.
  const [ask] = useState(() => async () => url);
  return (
    <OpenedPdf ask={ask}>
      {(pdf) => <PdfPages pdf={pdf} title={title} at={0} study={uncounted} marked={[]} />}
    </OpenedPdf>
  );
}
