import { createFileRoute } from '@tanstack/react-router';
import { KeptScreen } from '../features/courses/offline/kept-screen.tsx';

/** Without a guard: it opens where nobody can be asked who is here, and shows this device alone. */
export const Route = createFileRoute('/offline')({
  staticData: { title: 'courses.offline.title' },
  validateSearch: ({ lesson }: { lesson?: unknown }): { lesson?: string } =>
    typeof lesson === 'string' ? { lesson } : {},
  component: Offline,
});

function Offline() {
  return <KeptScreen lessonId={Route.useSearch().lesson} />;
}
