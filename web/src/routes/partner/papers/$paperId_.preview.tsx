import { createFileRoute } from '@tanstack/react-router';
import { PaperPreview } from '../../../features/assessments/authoring/preview/paper-preview.tsx';

export const Route = createFileRoute('/partner/papers/$paperId_/preview')({ component: Preview });

function Preview() {
  const { paperId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <PaperPreview
      paperId={paperId}
      onClose={() => void navigate({ to: '/partner/papers/$paperId', params: { paperId } })}
    />
  );
}
