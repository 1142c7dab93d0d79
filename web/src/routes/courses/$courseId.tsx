import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { shelvesGuard } from '../../app/guards.ts';
import { rememberUrl } from '../../app/remembered-url.ts';
import { CoursePageScreen } from '../../features/courses/course-page/course-page-screen.tsx';
import { SitePage } from '../../features/discovery/site/site-page.tsx';
import { AskByMessage } from '../../features/engagement/enquiries/ask-by-message.tsx';
import { BuyCourseOrPlan } from '../../features/passes/index.ts';

export const Route = createFileRoute('/courses/$courseId')({
  beforeLoad: enter(shelvesGuard),
  component: Course,
});

function Course() {
  const { courseId } = Route.useParams();
  return (
    <SitePage>
      <CoursePageScreen
        key={courseId}
        courseId={courseId}
        onSignIn={rememberUrl}
        Buy={BuyCourseOrPlan}
        Ask={AskByMessage}
      />
    </SitePage>
  );
}
