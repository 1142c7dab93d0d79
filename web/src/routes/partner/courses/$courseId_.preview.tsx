import { createFileRoute } from '@tanstack/react-router';
import { CoursePreview } from '../../../features/courses/preview/course-preview.tsx';
import { search, text } from '../../../lib/url-search.ts';

export const Route = createFileRoute('/partner/courses/$courseId_/preview')({
  validateSearch: search({ lesson: text(64) }).read,
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
