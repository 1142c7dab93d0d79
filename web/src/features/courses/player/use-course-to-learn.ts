import type { CourseToLearn, LessonStanding, LessonToLearn } from '@abhyas/contract/courses/learning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, query } from '../../../lib/api.ts';

/** A course as its learner studies it. */
export function useCourseToLearn(courseId: string) {
  return useQuery({ ...query(api.courses.showCourseToLearn, { params: { courseId } }), staleTime: 30_000 });
}

/** Writes into the outline how a lesson stands now; when it is done, or not any more, the course is asked for anew. */
export function useStandIn(courseId: string) {
  const client = useQueryClient();
  return useCallback(
    (lessonId: string, standing: LessonStanding) => {
      const { queryKey } = query(api.courses.showCourseToLearn, { params: { courseId } });
      const before = client.getQueryData<CourseToLearn>(queryKey);
      const line = before?.sections.flatMap(({ lessons }) => lessons).find((lesson) => lesson.lessonId === lessonId);
      const state = standing.doneAt ? 'done' : 'begun';
      const patch = { state, percent: standing.percent } as const;
      if (line && (line.state === 'new' || line.percent !== standing.percent || line.state !== state))
        client.setQueryData<CourseToLearn>(queryKey, (course) => course && withLesson(course, lessonId, patch));
      if ((line?.state === 'done') !== (state === 'done')) {
        void client.invalidateQueries({ queryKey });
        void client.invalidateQueries({ queryKey: api.courses.listMyCourses.key });
      }
    },
    [client, courseId],
  );
}

/** The course with one line of its outline changed. */
export function withLesson(course: CourseToLearn, lessonId: string, patch: Partial<LessonToLearn>): CourseToLearn {
  const change = (lessons: readonly LessonToLearn[]) =>
    lessons.map((lesson) => (lesson.lessonId === lessonId ? { ...lesson, ...patch } : lesson));
  return {
    ...course,
    sections: course.sections.map((section) => ({ ...section, lessons: change(section.lessons) })),
    earlier: change(course.earlier),
  };
}
