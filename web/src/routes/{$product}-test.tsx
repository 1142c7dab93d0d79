import { createFileRoute, notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { enter } from '../app/enter.ts';
import { loggedInGuard } from '../app/guards.ts';
import { api, query } from '../lib/api.ts';

/** `/jee-test`, `/neet-test`: the open papers of one exam. */
export const Route = createFileRoute('/{$product}-test')({
  beforeLoad: async ({ context, location, params }) => {
    const exams = await context.queryClient.ensureQueryData(query(api.taxonomy.listExams));
    const exam = exams.find(({ code }) => code.toLowerCase() === params.product.toLowerCase());
    if (!exam) throw notFound({ routeId: rootRouteId });
    await enter(loggedInGuard)({ location });
    throw redirect({ href: `/student/tests?product=${encodeURIComponent(exam.code)}`, replace: true });
  },
});
