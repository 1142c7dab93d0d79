import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { preparedGuard } from '../../app/guards.ts';
import { StudentShell } from '../../app/shells/student-shell.tsx';
import { MyPassesScreen } from '../../features/passes/held/my-passes-screen.tsx';
import { OffersScreen } from '../../features/passes/upgrading/offers-screen.tsx';

/** The plans on offer, and under `mine` what one holds: one route, because each is a part of what every visitor fetches. */
export const Route = createFileRoute('/student/plans/$')({ beforeLoad: enter(preparedGuard), component: Plans });

function Plans() {
  const { _splat: what = '' } = Route.useParams();
  return <StudentShell>{what === 'mine' ? <MyPassesScreen /> : <OffersScreen />}</StudentShell>;
}
