import { createFileRoute } from '@tanstack/react-router';
import { GuardianShell } from '../app/shells/guardian-shell.tsx';
import { PartnerShell } from '../app/shells/partner-shell.tsx';
import { StudentShell } from '../app/shells/student-shell.tsx';
import { ProductPapersScreen } from '../features/assessments/product-tests/product-papers.tsx';
import { ProductTestsScreen } from '../features/assessments/product-tests/product-tests-screen.tsx';
import { loadStudentArea } from '../features/learners/index.ts';
import { needTexts } from '../lib/i18n.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

/** `/jee-test`, `/neet-test`: the tests of one exam, for everybody who is signed in (spec §2: logged-in guard). */
export const Route = createFileRoute('/{$product}-test')({
  // Who may read them is decided in a part of its own: few pages begin here.
  beforeLoad: async ({ context, location, params }) => {
    const { enterProduct } = await import('../app/enter-product.ts');
    return enterProduct(context.queryClient, location, params.product);
  },
  loader: async ({ context }) => {
    if (context.as === 'student') await loadStudentArea(context.queryClient);
    // The address is no workspace, and around the page of staff stands theirs.
    if (context.as === 'staff') await needTexts(['staff']);
    return { name: context.exam.name, code: context.exam.code, as: context.as };
  },
  component: ProductTests,
});

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
