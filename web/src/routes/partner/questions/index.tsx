import { createFileRoute } from '@tanstack/react-router';
import { bankQuery } from '../../../features/questions/bank/bank-query.ts';
import { bankSearch } from '../../../features/questions/addresses.ts';
import { QuestionBank } from '../../../features/questions/bank/question-bank.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/questions/')({
  validateSearch: bankSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchQuery(query(api.questions.listQuestions, { query: bankQuery(deps) })),
  component: Bank,
});

function Bank() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <QuestionBank
      search={search}
      onSearch={(patch) =>
        void navigate({
          search: (before) => bankSearch.patch(before, patch),
          replace: 'search' in patch,
          resetScroll: 'page' in patch,
        })
      }
    />
  );
}
