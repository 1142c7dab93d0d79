import { createFileRoute } from '@tanstack/react-router';
import { EditQuestion } from '../../../features/questions/editor/edit-question.tsx';
import { newDraftId } from '../../../features/questions/editor/new-question.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/questions/$questionId')({
  validateSearch: ({ history }: Record<string, unknown>) => ({
    ...(typeof history === 'number' && Number.isInteger(history) && history >= 0 && { history }),
  }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(api.questions.showQuestion, { params })),
  component: Edit,
});

function Edit() {
  const { questionId } = Route.useParams();
  const { history } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EditQuestion
      key={questionId}
      questionId={questionId}
      history={history}
      onHistory={(version) =>
        void navigate({ search: version === undefined ? {} : { history: version }, replace: true })
      }
      onNext={() => void navigate({ to: '/partner/questions/new', search: { draft: newDraftId() } })}
    />
  );
}
