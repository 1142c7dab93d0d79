import { createFileRoute } from '@tanstack/react-router';
import { afterSearch } from '../features/live/addresses.ts';
import { AfterClassScreen } from '../app/after-class-screen.tsx';
import { enter } from '../app/enter.ts';
import { loggedInGuard } from '../app/guards.ts';

export const Route = createFileRoute('/afterliveclassroom')({
  staticData: { title: 'app.afterClass.title' },
  validateSearch: afterSearch.read,
  // Of one class it shows what is the student's own, also to who comes by a notice; without one it thanks whoever comes.
  beforeLoad: async (asked) => {
    if (asked.search.classId !== undefined) await enter(loggedInGuard)(asked);
  },
  component: AfterClass,
});

function AfterClass() {
  return <AfterClassScreen {...Route.useSearch()} />;
}
