import { createFileRoute } from '@tanstack/react-router';
import { ClassPage } from '../../../../features/live/running/class-page.tsx';

export const Route = createFileRoute('/student/_shell/live/$classId')({ component: LiveClass });

function LiveClass() {
  const { classId } = Route.useParams();
  return <ClassPage key={classId} classId={classId} />;
}
