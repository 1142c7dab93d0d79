import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../route-tree.gen.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PendingScreen } from './pending-screen.tsx';
import { queryClient } from './query-client.ts';
import { RouteError } from './route-error.tsx';

/** The addresses of the product. Paths are matched as written; the three words that are not have a rule of their own. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
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

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
