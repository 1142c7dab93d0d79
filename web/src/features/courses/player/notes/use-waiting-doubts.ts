import { useQuery } from '@tanstack/react-query';
import { api, query } from '../../../../lib/api.ts';

/** A teacher may answer while the lesson is open. */
const EVERY_MS = 60_000;

/** How many doubts of a lesson wait for a teacher, for the name of their tab; undefined where none does, or while that is not known. */
export function useWaitingDoubts(courseId: string, lessonId: string, asked = true): number | undefined {
  const { data } = useQuery({
    ...query(
      api.courses.listDoubts,
      { params: { courseId }, query: { scope: 'lesson', lessonId, size: 1 } },
      { quiet: true },
    ),
    enabled: asked,
    refetchInterval: EVERY_MS,
  });
  return data?.counts.waiting || undefined;
}
