import type { LessonFile } from '@abhyas/contract/courses/learning';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { notesOf, notesQuery, useNoteWrites } from '../player/notes/use-notes.ts';
import type { Study } from '../study/use-study.ts';
import { OpenedPdf } from './opened-pdf.tsx';
import { PdfPages, type ReaderHandle } from './pdf-pages.tsx';

export interface ReaderProps {
  readonly courseId: string;
  readonly lessonId: string;
  readonly file: LessonFile;
  /** Page to begin at, from 0. */
  readonly at: number;
  readonly study: Study;
  readonly handle: ReaderHandle;
}

/** A PDF document, page below page: search, size, highlights, and the page on which the learner is. */
export function PdfReader({ courseId, lessonId, file, at, study, handle }: ReaderProps) {
  const { mediaId } = file;
  const ask = useCallback(
    async () => (await api.courses.addressLessonFile({ params: { courseId, lessonId, mediaId } })).url,
    [courseId, lessonId, mediaId],
  );
  const { data } = useQuery(notesQuery(courseId));
  const writes = useNoteWrites(courseId);
  const marked = useMemo(
    () => notesOf(data?.notes, lessonId).filter(({ highlight }) => highlight !== null),
    [data, lessonId],
  );
  return (
    <OpenedPdf ask={ask}>
      {(pdf) => (
        <PdfPages
          pdf={pdf}
          title={file.title}
          at={at}
          study={study}
          handle={handle}
          marked={marked}
          lesson={{ writes, lessonId }}
        />
      )}
    </OpenedPdf>
  );
}
