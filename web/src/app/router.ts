import { createRouter } from '@tanstack/react-router';
import { routeTree as visitorTree } from 'virtual:visitor-tree';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PendingScreen } from './pending-screen.tsx';
import { queryClient } from './query-client.ts';
import { RouteError } from './route-error.tsx';
import { isApart } from './workspace.ts';

/**
 * The addresses of the product, as those of the page that was opened: who opens one that stands apart fetches the tree that has them all. Paths
 * are matched as written; the three words that are not have a rule of their own.
 */
export async function createAppRouter(path: string) {
  const knowsAll = isApart(path);
  return createRouter({
    routeTree: knowsAll ? (await import('../route-tree.gen.ts')).routeTree : visitorTree,
    context: { queryClient, knowsAll },
    caseSensitive: true,
    defaultPreload: 'intent',
    // The query client knows what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: true,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
  });
}
export type AppRouter = Awaited<ReturnType<typeof createAppRouter>>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
