import { createFileRoute } from '@tanstack/react-router';
import { PersonScreen } from '../../../features/identity/people/person-screen.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/people/person/$accountId')({
  staticData: { title: 'identity.people.title' },
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(api.identity.showPerson, { params: { accountId: params.accountId } })),
  component: Person,
});

function Person() {
  const { accountId } = Route.useParams();
  return <PersonScreen key={accountId} accountId={accountId} />;
}
