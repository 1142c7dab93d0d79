import { createFileRoute } from '@tanstack/react-router';
import { CoursePreview } from '../../../features/courses/preview/course-preview.tsx';

export const Route = createFileRoute('/partner/courses/$courseId_/preview')({
  validateSearch: (raw: Readonly<Record<string, unknown>>): { readonly lesson?: string } =>
    typeof raw['lesson'] === 'string' ? { lesson: raw['lesson'] } : {},
  component: Preview,
});

function Preview() {
  const { courseId } = Route.useParams();
  const { lesson } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CoursePreview
      courseId={courseId}
      lessonId={lesson}
      onLesson={(lessonId) => void navigate({ search: { lesson: lessonId } })}
    />
  );
}
