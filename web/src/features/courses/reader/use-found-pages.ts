import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useMemo, useState } from 'react';
import { findPages, pageTexts } from './find-in-pdf.ts';

/** Pages (from 0) that hold the words; undefined while they are looked for, and without words. */
export function useFoundPages(pdf: PDFDocumentProxy, words: string): readonly number[] | undefined {
  const textOf = useMemo(() => pageTexts(pdf), [pdf]);
  const [found, setFound] = useState<{ readonly words: string; readonly pages: readonly number[] }>();
  useEffect(() => {
    if (words.trim().length < 2) return undefined;
    const looking = new AbortController();
    const later = setTimeout(() => {
      void findPages(pdf, textOf, words, looking.signal).then(
        (pages) => !looking.signal.aborted && setFound({ words, pages }),
        () => undefined, // the document was closed meanwhile
      );
    }, 250);
    return () => {
      clearTimeout(later);
      looking.abort();
    };
  }, [pdf, textOf, words]);
  return found?.words === words ? found.pages : undefined;
}
