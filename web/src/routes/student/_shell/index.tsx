import { createFileRoute } from '@tanstack/react-router';
import { TodayScreen } from '../../../features/discovery/today/today-screen.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/')({
  // Code of the exam that is looked at; without one all.
  validateSearch: ({ exam }): { readonly exam?: string } =>
    typeof exam === 'string' && /^\w[\w-]{0,39}$/.test(exam) ? { exam } : {},
  loaderDeps: ({ search: { exam } }) => ({ exam }),
  loader: ({ context, deps: { exam } }) =>
    void context.queryClient.prefetchQuery(query(api.discovery.showToday, { query: { exam } })),
  component: Today,
});

function Today() {
  const { exam } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TodayScreen exam={exam} onExam={(next) => void navigate({ search: next ? { exam: next } : {}, replace: true })} />
  );
}
