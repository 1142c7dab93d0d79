import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { enter } from '../app/enter.ts';
import { loggedInGuard, preparedGuard } from '../app/guards.ts';
import { StudentShell } from '../app/shells/student-shell.tsx';
import { ProductTestsScreen } from '../features/assessments/product-tests/product-tests-screen.tsx';
import { loadStudentArea } from '../features/learners/index.ts';
import { api, query } from '../lib/api.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

/** `/jee-test`, `/neet-test`: the tests of one exam (spec §2: logged-in guard); who is signed in and no student lands at home. */
export const Route = createFileRoute('/{$product}-test')({
  beforeLoad: async ({ context, location, params }) => {
    const exams = await context.queryClient.ensureQueryData(query(api.taxonomy.listExams));
    const exam = exams.find(({ code }) => code.toLowerCase() === params.product.toLowerCase());
    if (!exam) throw notFound({ routeId: rootRouteId });
    await enter(loggedInGuard)({ location });
    await enter(preparedGuard)({ location });
    return { exam };
  },
  loader: async ({ context }) => {
    await loadStudentArea(context.queryClient);
    return { name: context.exam.name, code: context.exam.code };
  },
  component: ProductTests,
});

function ProductTests() {
  const { name, code } = Route.useLoaderData();
  return (
    <ThemeProvider>
      <StudentShell>
        <ProductTestsScreen product={code} name={name} />
      </StudentShell>
    </ThemeProvider>
  );
}
