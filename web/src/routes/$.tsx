import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { isRedirectWord } from '../app/guards.ts';
import { landAtStart } from '../app/land.ts';
import { isApart } from '../app/workspace.ts';

/**
 * `scan`, `android` and `inbook` in any case lead home; an address that this tree does not know and the other does is loaded as a page of its own; any
 * other path is not found (spec §2).
 */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ params, context, location, cause }) => {
    if (isRedirectWord(params._splat ?? '')) await landAtStart();
    if (!context.knowsAll && isApart(location.pathname)) {
      if (cause === 'preload') return undefined;
      globalThis.location.replace(location.href);
      return new Promise<never>(() => {});
    }
    throw notFound({ routeId: rootRouteId });
  },
});
