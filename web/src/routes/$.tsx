import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { isRedirectWord } from '../app/guards.ts';
import { landAtStart } from '../app/land.ts';

/** `scan`, `android` and `inbook` in any case lead home; any other path is not found (spec §2). */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ params }) => {
    if (isRedirectWord(params._splat ?? '')) await landAtStart();
    throw notFound({ routeId: rootRouteId });
  },
});
