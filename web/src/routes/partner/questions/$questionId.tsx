import { createFileRoute } from '@tanstack/react-router';
import { EditQuestion } from '../../../features/questions/editor/edit-question.tsx';
import { newDraftId } from '../../../features/questions/editor/new-question.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/questions/$questionId')({
  validateSearch: ({ history, against }: Record<string, unknown>) => ({
    ...(isVersion(history) && { history }),
    ...(isVersion(history) && isVersion(against) && { against }),
  }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(api.questions.showQuestion, { params })),
  component: Edit,
});

const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

function Edit() {
  const { questionId } = Route.useParams();
  const { history, against } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EditQuestion
      key={questionId}
      questionId={questionId}
      history={history === undefined ? undefined : { from: history, to: against }}
      onHistory={(shown) =>
        void navigate({
          search: shown ? { history: shown.from, ...(shown.to !== undefined && { against: shown.to }) } : {},
          replace: true,
        })
      }
      onNext={() => void navigate({ to: '/partner/questions/new', search: { draft: newDraftId() } })}
    />
  );
}
