import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../app/enter.ts';
import { partnerGuard } from '../app/guards.ts';
import { RoomScreen } from '../features/live/room/room-screen.tsx';
import { TeacherControls } from '../features/live/running/teacher-controls.tsx';
import { TeacherWays } from '../features/live/running/teacher-ways.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

/** A class fills the screen: nothing of the staff area stands around it. */
export const Route = createFileRoute('/partner_/live/$classId/room')({
  beforeLoad: enter(partnerGuard),
  staticData: { title: 'live.room.page' },
  component: Room,
});

function Room() {
  const { classId } = Route.useParams();
  return (
    <ThemeProvider>
      <RoomScreen
        key={classId}
        classId={classId}
        from="partner"
        desk={{ ways: <TeacherWays classId={classId} />, controls: <TeacherControls /> }}
      />
    </ThemeProvider>
  );
}
