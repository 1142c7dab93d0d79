import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { LessonEditor } from './lesson-editor.tsx';

interface Props {
  readonly courseId: string;
  readonly lessonId: string;
}

const fresh = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** Opens a lesson in its editor, always as the server has it now. */
export function EditLesson({ courseId, lessonId }: Props) {
  const { t } = useTranslation();
  const course = useQuery(query(api.courses.showAuthoredCourse, { params: { courseId } }));
  const lesson = useQuery({ ...query(api.courses.showAuthoredLesson, { params: { lessonId } }), ...fresh });
  if (course.data && lesson.data && (lesson.isFetchedAfterMount || lesson.isError))
    return <LessonEditor key={lessonId} course={course.data} lesson={lesson.data} />;
  const failed = lesson.isError ? lesson : course.isError ? course : undefined;
  return (
    <Page
      title={t('courses.authoring.lesson.title')}
      breadcrumbs={[{ label: t('courses.authoring.list.title'), to: '/partner/courses' }]}
    >
      {failed ? (
        <Card>
          <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
        </Card>
      ) : (
        <Columns kind="aside">
          <CardSkeleton lines={8} />
          <CardSkeleton lines={5} />
        </Columns>
      )}
    </Page>
  );
}
