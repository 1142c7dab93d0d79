import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { preparedGuard } from '../../app/guards.ts';
import { StudentShell } from '../../app/shells/student-shell.tsx';
import { type PracticeSearch, practiceSearch, sessionOf } from '../../features/practice/addresses.ts';
import { PracticeMapScreen } from '../../features/practice/chapter-map/practice-map-screen.tsx';
import { SessionScreen } from '../../features/practice/sessions/session-screen.tsx';

/** The chapter map, and a set of questions, which fills the screen. One route for both: each costs every visitor 130 bytes. */
export const Route = createFileRoute('/student/practice/$')({
  beforeLoad: enter(preparedGuard),
  validateSearch: (raw: PracticeSearch) => raw,
  component: Practice,
});

function Practice() {
  const { _splat: what = '' } = Route.useParams();
  const { exam } = practiceSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  const sessionId = sessionOf(what);
  if (sessionId) return <SessionScreen key={sessionId} sessionId={sessionId} />;
  return (
    <StudentShell>
      <PracticeMapScreen
        examId={exam}
        onExam={(chosen) => void navigate({ search: { exam: chosen }, replace: true })}
      />
    </StudentShell>
  );
}
