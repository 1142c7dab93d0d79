import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import type { PlayerMark } from '../../../../ui/player/player.tsx';
import { notesOf, notesQuery } from './use-notes.ts';

/** More of them would cover the bar. */
const MOST = 100;
const FRESH_MS = 60_000;
/** Letters of a note that say which it is. */
const FIRST_WORDS = 80;

/** On the bar of a video: the learner's notes, and the newest doubts of all that are pinned to a second of it. */
export function useMarks(courseId: string, lessonId: string): readonly PlayerMark[] {
  const { t } = useTranslation();
  const notes = useQuery(notesQuery(courseId)).data?.notes;
  const doubts = useQuery({
    ...query(
      api.courses.listDoubts,
      { params: { courseId }, query: { scope: 'lesson', lessonId, size: MOST } },
      { quiet: true },
    ),
    staleTime: FRESH_MS,
  }).data?.rows;
  return useMemo(
    () => [
      ...notesOf(notes, lessonId).map(({ noteId, place, text, highlight }) => ({
        id: noteId,
        at: place,
        label: t('courses.player.marks.note', { text: (text || highlight?.quote || '').slice(0, FIRST_WORDS) }),
        kind: 'note' as const,
      })),
      ...(doubts ?? []).flatMap(({ doubtId, title, pin }) =>
        pin?.at === 'second'
          ? [{ id: doubtId, at: pin.second, label: t('courses.player.marks.doubt', { title }), kind: 'doubt' as const }]
          : [],
      ),
    ],
    [notes, doubts, lessonId, t],
  );
}
