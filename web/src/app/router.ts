import { createRouter } from '@tanstack/react-router';
import { routeTree as visitorTree } from 'virtual:visitor-tree';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PendingScreen } from './pending-screen.tsx';
import { queryClient } from './query-client.ts';
import { RouteError } from './route-error.tsx';
import { isWorkspace } from './workspace.ts';

/**
 * The addresses of the product, as those of the page that was opened: only who opens a workspace fetches the tree that has them. Paths
 * are matched as written; the three words that are not have a rule of their own.
 */
export async function createAppRouter(path: string) {
  const knowsWorkspaces = isWorkspace(path);
  return createRouter({
    routeTree: knowsWorkspaces ? (await import('../route-tree.gen.ts')).routeTree : visitorTree,
    context: { queryClient, knowsWorkspaces },
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
