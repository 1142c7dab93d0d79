import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlayerMark } from '../../../../ui/player/player.tsx';
import { notesOf, notesQuery } from './use-notes.ts';

/** The learner's notes as marks on the bar of a video. */
export function useMarks(courseId: string, lessonId: string): readonly PlayerMark[] {
  const { data } = useQuery(notesQuery(courseId));
  return useMemo(
    () =>
      notesOf(data?.notes, lessonId).map(({ place, text }) => ({ at: place, label: text.slice(0, 80), kind: 'note' })),
    [data, lessonId],
  );
}
