import { useMutation } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { toast } from '../../../../ui/status/toast.tsx';

/** Asks for the address of a file of a lesson and takes it; the address is good for minutes, so it is asked for each time. */
export function useOpenFile(courseId: string, lessonId: string) {
  const say = useRefusalText();
  return useMutation({
    mutationFn: (mediaId: string) => api.courses.addressLessonFile({ params: { courseId, lessonId, mediaId } }),
    onSuccess: ({ url }) => {
      const link = document.createElement('a');
      link.href = url;
      link.target = '_blank';
      link.rel = 'noreferrer';
      link.click();
    },
    onError: (error) => toast.bad(say(error)),
  });
}
