import { createFileRoute } from '@tanstack/react-router';
import { RoomScreen } from '../../features/live/room/room-screen.tsx';

/** A class fills the screen: nothing of the student area stands around it. */
export const Route = createFileRoute('/student/live/$classId/room')({
  staticData: { title: 'live.room.page' },
  component: Room,
});

function Room() {
  const { classId } = Route.useParams();
  return <RoomScreen key={classId} classId={classId} from="student" />;
}
