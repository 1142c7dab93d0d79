import { createFileRoute } from '@tanstack/react-router';
import { afterSearch } from '../features/live/addresses.ts';
import { AfterClassScreen } from '../app/after-class-screen.tsx';

export const Route = createFileRoute('/afterliveclassroom')({
  staticData: { title: 'app.afterClass.title' },
  validateSearch: afterSearch.read,
  component: AfterClass,
});

function AfterClass() {
  return <AfterClassScreen {...Route.useSearch()} />;
}
