import { createFileRoute } from '@tanstack/react-router';
import { EditLesson } from '../../../features/courses/lesson-editor/edit-lesson.tsx';

export const Route = createFileRoute('/partner/courses/$courseId_/lessons/$lessonId')({ component: Lesson });

function Lesson() {
  const { courseId, lessonId } = Route.useParams();
  return <EditLesson key={lessonId} courseId={courseId} lessonId={lessonId} />;
}
