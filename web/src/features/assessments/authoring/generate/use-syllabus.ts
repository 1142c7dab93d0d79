import { useQuery } from '@tanstack/react-query';
import { api, query } from '../../../../lib/api.ts';
import type { ChapterWish } from './blueprint-form.ts';

const none: readonly ChapterWish[] = [];

/** Chapters of the exam of a pattern with their weights; none while they are asked for, and without a pattern. */
export function useSyllabus(patternId: string | undefined): readonly ChapterWish[] {
  const { data } = useQuery({
    ...query(api.assessments.showPatternSyllabus, { params: { patternId: patternId ?? '' } }),
    enabled: patternId !== undefined,
    staleTime: Infinity,
  });
  return data?.rows ?? none;
}
