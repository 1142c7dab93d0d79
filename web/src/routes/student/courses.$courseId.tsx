import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { preparedGuard } from '../../app/guards.ts';
import { CoursePlayerScreen } from '../../features/courses/player/course-player-screen.tsx';
import { NoteFill } from '../../features/courses/index.ts';
import { type PlayerSearch, playerSearch } from '../../features/courses/student-addresses.ts';
import { KeepNote } from '../../features/flashcards/keeping/keep-things.tsx';
import { AccountMenu } from '../../features/identity/account-menu/account-menu.tsx';
import { InstituteLogo } from '../../features/tenancy/brand/institute-logo.tsx';
import { useMe } from '../../lib/session.ts';

/** The course player fills the screen: nothing of the student area stands around it. */
export const Route = createFileRoute('/student/courses/$courseId')({
  beforeLoad: enter(preparedGuard),
  // The page reads it: what reads would be fetched by every visitor otherwise.
  validateSearch: (raw: PlayerSearch) => raw,
  component: Course,
});

function Course() {
  const { courseId } = Route.useParams();
  const search = playerSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const me = useMe();
  return (
    <NoteFill value={KeepNote}>
      <CoursePlayerScreen
        key={courseId}
        courseId={courseId}
        search={search}
        onSearch={(patch) => void navigate({ search: (before) => playerSearch.patch(before, patch), replace: true })}
        logo={<InstituteLogo decorative />}
        account={me && <AccountMenu me={me} />}
      />
    </NoteFill>
  );
}
