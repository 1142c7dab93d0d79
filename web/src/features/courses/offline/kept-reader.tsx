import { useMemo, useRef, useState } from 'react';
import { deferred } from '../../../ui/deferred.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { PlaceContext, placeNow } from '../study/place-now.ts';
import { KeptArticle } from './kept-article.tsx';
import { KeptNotes } from './kept-notes.tsx';
import type { KeptPdfProps } from './kept-pdf.tsx';
import type { KeptLesson } from './kept-store.ts';
import { useKeptNotes } from './use-kept-notes.ts';
import { useKeptStudy } from './use-kept-study.ts';

const KeptPdf = deferred<KeptPdfProps>(async () => (await import('./kept-pdf.tsx')).KeptPdf);

/** A kept lesson as it was when it was kept, and the learner's notes in it. */
export function KeptReader({ lesson }: { readonly lesson: KeptLesson }) {
  const { content, lessonId, title } = lesson;
  const [at] = useState(lesson.place ?? 0);
  const place = useMemo(() => placeNow(at), [at]);
  const told = useKeptStudy(lesson);
  const study = {
    ...told,
    moveTo: (next: number) => {
      place.set(next);
      told.moveTo(next);
    },
  };
  const reader = useRef<{ seek: (place: number) => void; pause: () => void; place: () => number }>(null);
  const kept = useKeptNotes(lesson);
  return (
    <PlaceContext value={place}>
      {content.kind === 'pdf' ? (
        <KeptPdf
          lessonId={lessonId}
          title={title}
          file={content.file}
          marked={kept.notes.filter(({ highlight }) => highlight !== null)}
          writes={kept.writes}
          handle={reader}
          at={at}
          study={study}
          waiting={<CardSkeleton lines={8} />}
        />
      ) : (
        <KeptArticle body={content.body} pictures={content.pictures} handle={reader} at={at} study={study} />
      )}
      <KeptNotes lesson={lesson} kept={kept} onSeek={(to) => reader.current?.seek(to)} />
    </PlaceContext>
  );
}
