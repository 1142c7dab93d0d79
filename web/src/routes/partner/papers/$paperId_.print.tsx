import { createFileRoute } from '@tanstack/react-router';
import { PrintScreen } from '../../../features/assessments/print/print-screen.tsx';

export const Route = createFileRoute('/partner/papers/$paperId_/print')({ component: Print });

function Print() {
  const { paperId } = Route.useParams();
  return <PrintScreen key={paperId} paperId={paperId} />;
}
