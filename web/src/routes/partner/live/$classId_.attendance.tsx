import { createFileRoute } from '@tanstack/react-router';
import { AttendanceScreen } from '../../../features/live/attendance/attendance-screen.tsx';

export const Route = createFileRoute('/partner/live/$classId_/attendance')({ component: Attendance });

function Attendance() {
  const { classId } = Route.useParams();
  return <AttendanceScreen key={classId} classId={classId} />;
}
