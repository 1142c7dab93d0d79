import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { preparedGuard } from '../../app/guards.ts';
import { StudentShell } from '../../app/shells/student-shell.tsx';
import { KeepQuestion } from '../../features/flashcards/keeping/keep-things.tsx';
import { PLAN, type PracticeSearch, practiceSearch, sessionOf } from '../../features/practice/addresses.ts';
import { PracticeMapScreen } from '../../features/practice/chapter-map/practice-map-screen.tsx';
import { PlanScreen } from '../../features/practice/plan/plan-screen.tsx';
import { SessionScreen } from '../../features/practice/sessions/session-screen.tsx';
import { AnsweredFill } from '../../features/questions/index.ts';

/** The chapter map, the plan to an exam, and a set of questions, which fills the screen. One route for all: each costs every visitor 130 bytes. */
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
  if (sessionId)
    return (
      <AnsweredFill value={KeepQuestion}>
        <SessionScreen key={sessionId} sessionId={sessionId} />
      </AnsweredFill>
    );
  const onExam = (chosen: number) => void navigate({ search: { exam: chosen }, replace: true });
  return (
    <StudentShell>
      {what === PLAN ? (
        <PlanScreen examId={exam} onExam={onExam} />
      ) : (
        <PracticeMapScreen examId={exam} onExam={onExam} />
      )}
    </StudentShell>
  );
}
