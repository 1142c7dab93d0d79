import { createFileRoute } from '@tanstack/react-router';
import { partnerScreens } from '../../../app/shells/partner-entries.ts';
import { studentEntries } from '../../../app/shells/student-entries.ts';
import { StudentAccess } from '../../../features/courses/access/student-access.tsx';
import { WhyOpen } from '../../../features/courses/access/why-open.tsx';
import { personSearch } from '../../../features/identity/addresses.ts';
import { PersonScreen } from '../../../features/identity/people/person-screen.tsx';
import { StudentPage } from '../../../features/insights/students/student-page.tsx';
import { GrantedNeeds } from '../../../features/learners/accommodations/granted-needs.tsx';
import { VedantuNumber } from '../../../features/learners/vedantu/vedantu-number.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/people/person/$accountId')({
  staticData: { title: 'identity.people.title' },
  validateSearch: personSearch.read,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(api.identity.showPerson, { params: { accountId: params.accountId } })),
  component: Person,
});

const screens = {
  staff: partnerScreens,
  student: studentEntries.map((entry) => ({ ...entry, needs: 'attempts.sit' as const })),
};

function Person() {
  const { accountId } = Route.useParams();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PersonScreen
      key={accountId}
      accountId={accountId}
      screens={screens}
      tab={tab ?? 'learning'}
      onTab={(next) => void navigate({ search: (before) => personSearch.patch(before, { tab: next }) })}
      learning={<StudentPage accountId={accountId} />}
      needs={
        <>
          <GrantedNeeds accountId={accountId} />
          <WhyOpen accountId={accountId} />
          <StudentAccess accountId={accountId} />
          <VedantuNumber accountId={accountId} />
        </>
      }
    />
  );
}
