import { api } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';

/** Asks for the address of a file of a lesson and takes it; the address is good for minutes, so it is asked for each time. */
export function useOpenFile(courseId: string, lessonId: string) {
  return useChange((mediaId: string) => api.courses.addressLessonFile({ params: { courseId, lessonId, mediaId } }), {
    after: ({ url }) => {
      const link = document.createElement('a');
      link.href = url;
      link.target = '_blank';
      link.rel = 'noreferrer';
      link.click();
    },
  });
}
