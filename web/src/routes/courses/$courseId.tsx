import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { shelvesGuard } from '../../app/guards.ts';
import { rememberUrl } from '../../app/remembered-url.ts';
import { BuyCourse } from '../../features/commerce/index.ts';
import { CoursePageScreen } from '../../features/courses/course-page/course-page-screen.tsx';
import { SitePage } from '../../features/discovery/site/site-page.tsx';

export const Route = createFileRoute('/courses/$courseId')({
  beforeLoad: enter(shelvesGuard),
  component: Course,
});

function Course() {
  const { courseId } = Route.useParams();
  return (
    <SitePage>
      <CoursePageScreen key={courseId} courseId={courseId} onSignIn={rememberUrl} Buy={BuyCourse} />
    </SitePage>
  );
}
