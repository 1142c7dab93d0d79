import { createFileRoute } from '@tanstack/react-router';
import { SetsPage } from '../../../features/assessments/authoring/sets/sets-page.tsx';

export const Route = createFileRoute('/partner/papers/$paperId_/sets')({ component: Sets });

function Sets() {
  const { paperId } = Route.useParams();
  return <SetsPage key={paperId} paperId={paperId} />;
}
