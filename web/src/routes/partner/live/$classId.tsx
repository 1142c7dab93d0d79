import { createFileRoute } from '@tanstack/react-router';
import { ClassScreen } from '../../../features/live/classes/class-screen.tsx';

export const Route = createFileRoute('/partner/live/$classId')({ component: LiveClass });

function LiveClass() {
  const { classId } = Route.useParams();
  return <ClassScreen key={classId} classId={classId} />;
}
