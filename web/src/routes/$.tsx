import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router';
import { isRedirectWord } from '../app/guards.ts';
import { landAtStart } from '../app/land.ts';
import { isWorkspace } from '../app/workspace.ts';

/**
 * `scan`, `android` and `inbook` in any case lead home; a workspace that this tree does not know is loaded as a page of its own; any
 * other path is not found (spec §2).
 */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ params, context, location, cause }) => {
    if (isRedirectWord(params._splat ?? '')) await landAtStart();
    if (!context.knowsWorkspaces && isWorkspace(location.pathname)) {
      if (cause === 'preload') return undefined;
      globalThis.location.replace(location.href);
      return new Promise<never>(() => {});
    }
    throw notFound({ routeId: rootRouteId });
  },
});
