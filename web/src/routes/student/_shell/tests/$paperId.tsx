import { createFileRoute } from '@tanstack/react-router';
import { InstructionsScreen } from '../../../../features/assessments/tests/instructions-screen.tsx';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/tests/$paperId')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(api.assessments.showInstructions, { params })),
  component: Instructions,
});

function Instructions() {
  const { paperId } = Route.useParams();
  return <InstructionsScreen paperId={paperId} />;
}
