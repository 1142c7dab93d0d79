import { useEffect, useMemo } from 'react';
import { deferred } from '../../../ui/deferred.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import type { KeptLesson } from './kept-store.ts';
import classes from './kept.module.css';

const KeptPdf = deferred(async () => (await import('./kept-pdf.tsx')).default);

/** A kept lesson as it was when it was kept. */
export function KeptReader({ lesson: { content, title } }: { readonly lesson: KeptLesson }) {
  const pictures = useAddresses(content.kind === 'article' ? content.pictures : undefined);
  if (content.kind === 'pdf') return <KeptPdf file={content.file} title={title} waiting={<CardSkeleton lines={8} />} />;
  return (
    <article className={classes['article']}>
      <RichText doc={content.body} resolveImage={(mediaId) => pictures[mediaId]} />
    </article>
  );
}

/** Addresses inside this browser, let go of when the lesson is left. */
function useAddresses(blobs: Readonly<Record<string, Blob>> | undefined): Readonly<Record<string, string>> {
  const urls = useMemo(
    () => Object.fromEntries(Object.entries(blobs ?? {}).map(([id, blob]) => [id, URL.createObjectURL(blob)])),
    [blobs],
  );
  useEffect(() => () => Object.values(urls).forEach((url) => URL.revokeObjectURL(url)), [urls]);
  return urls;
}
