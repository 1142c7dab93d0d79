import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { enter } from '../app/enter.ts';
import { preparedGuard, signedInGuard } from '../app/guards.ts';
import { GuardianShell } from '../app/shells/guardian-shell.tsx';
import { PartnerShell } from '../app/shells/partner-shell.tsx';
import { StudentShell } from '../app/shells/student-shell.tsx';
import { ProductPapersScreen } from '../features/assessments/product-tests/product-papers.tsx';
import { ProductTestsScreen } from '../features/assessments/product-tests/product-tests-screen.tsx';
import { loadStudentArea } from '../features/learners/index.ts';
import { api, query } from '../lib/api.ts';
import { mayEnter } from '../lib/areas.ts';
import { needTexts } from '../lib/i18n.ts';
import { institute } from '../lib/institute.ts';
import { isGuardian, session } from '../lib/session.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

/** `/jee-test`, `/neet-test`: the tests of one exam, for everybody who is signed in (spec §2: logged-in guard). */
export const Route = createFileRoute('/{$product}-test')({
  beforeLoad: async ({ context, location, params }) => {
    const exams = await context.queryClient.ensureQueryData(query(api.taxonomy.listExams));
    const exam = exams.find(({ code }) => code.toLowerCase() === params.product.toLowerCase());
    if (!exam) throw notFound({ routeId: rootRouteId });
    await enter(signedInGuard)({ location });
    const as = reader();
    if (as === 'student') await enter(preparedGuard)({ location });
    return { exam, as };
  },
  loader: async ({ context }) => {
    if (context.as === 'student') await loadStudentArea(context.queryClient);
    // The address is no workspace, and around the page of staff stands theirs.
    if (context.as === 'staff') await needTexts(['staff']);
    return { name: context.exam.name, code: context.exam.code, as: context.as };
  },
  component: ProductTests,
});

/** As whom somebody reads the tests of an exam. */
function reader(): 'student' | 'guardian' | 'staff' {
  const [settings, me] = [institute.find(), session.find()];
  if (settings && me && mayEnter('student', settings, me)) return 'student';
  return me && isGuardian(me) ? 'guardian' : 'staff';
}

const shells = { student: StudentShell, guardian: GuardianShell, staff: PartnerShell };

function ProductTests() {
  const { name, code, as } = Route.useLoaderData();
  const Shell = shells[as];
  const Screen = as === 'student' ? ProductTestsScreen : ProductPapersScreen;
  return (
    <ThemeProvider>
      <Shell>
        <Screen product={code} name={name} />
      </Shell>
    </ThemeProvider>
  );
}
