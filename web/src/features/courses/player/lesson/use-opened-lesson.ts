import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, query } from '../../../../lib/api.ts';
import { useMe } from '../../../../lib/session.ts';
import { sendWhatIsKept } from '../../study/use-study.ts';

/** Opens a lesson, once for each time it is shown: what is kept of earlier openings is told first, so that its place counts. */
export function useOpenedLesson(courseId: string, lessonId: string, newest: boolean) {
  const accountId = useMe()?.account.accountid ?? '';
  const client = useQueryClient();
  const opened = useQuery({
    queryKey: [...api.courses.openLesson.key, courseId, lessonId, newest],
    queryFn: async () => {
      await sendWhatIsKept(accountId);
      return api.courses.openLesson({ params: { courseId, lessonId }, body: { newest } });
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const begun = opened.data?.sittingId;
  useEffect(() => {
    if (begun) void client.invalidateQueries(query(api.courses.showCourseToLearn, { params: { courseId } }));
  }, [begun, client, courseId]);
  return opened;
}
