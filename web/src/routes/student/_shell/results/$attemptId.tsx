import { createFileRoute } from '@tanstack/react-router';
import type { ResultSearch } from '../../../../features/assessments/student-addresses.ts';
import { ResultScreen } from '../../../../features/assessments/results/result-screen.tsx';
import { KeepQuestion } from '../../../../features/flashcards/keeping/keep-things.tsx';
import { AnsweredFill } from '../../../../features/questions/index.ts';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/results/$attemptId')({
  // The page reads it: what reads would be fetched by every visitor otherwise.
  validateSearch: (raw: ResultSearch) => raw,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(api.assessments.showResult, { params })),
  component: Result,
});

function Result() {
  const { attemptId } = Route.useParams();
  return (
    <AnsweredFill value={KeepQuestion}>
      <ResultScreen attemptId={attemptId} />
    </AnsweredFill>
  );
}
