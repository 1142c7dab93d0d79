import type { LessonNote } from '@abhyas/contract/courses/learning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status/notice.tsx';
import type { NoteWrites } from '../player/notes/use-notes.ts';
import type { Study } from '../study/use-study.ts';
import { OpenedPdf } from '../reader/opened-pdf.tsx';
import { PdfPages, type ReaderHandle } from '../reader/pdf-pages.tsx';

export interface KeptPdfProps {
  readonly lessonId: string;
  readonly title: string;
  readonly file: Blob;
  readonly marked: readonly LessonNote[];
  readonly writes: NoteWrites;
  readonly handle: ReaderHandle;
  /** Page to begin at, from 0. */
  readonly at: number;
  readonly study: Study;
}

/** A document of this device in the reader that it has with a network. */
export function KeptPdf({ lessonId, title, file, marked, writes, handle, at, study }: KeptPdfProps) {
  const { t } = useTranslation();
  const [ask] = useState(() => async () => new Uint8Array(await file.arrayBuffer()));
  return (
    <OpenedPdf ask={ask} broken={<Notice tone="bad">{t('courses.offline.unreadable')}</Notice>}>
      {(pdf) => (
        <PdfPages
          pdf={pdf}
          title={title}
          at={at}
          study={study}
          handle={handle}
          marked={marked}
          lesson={{ lessonId, writes }}
        />
      )}
    </OpenedPdf>
  );
}
