import { createFileRoute } from '@tanstack/react-router';
import { EditQuestion } from '../../../features/questions/editor/edit-question.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/questions/$questionId')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(api.questions.showQuestion, { params })),
  component: Edit,
});

function Edit() {
  const { questionId } = Route.useParams();
  return <EditQuestion key={questionId} questionId={questionId} />;
}
