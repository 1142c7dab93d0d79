import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFoundScreen } from '../app/not-found-screen.tsx';
import { PageFrame } from '../app/page-frame.tsx';

interface RouterContext {
  readonly queryClient: QueryClient;
  /** The tree has the pages of the workspaces too. */
  readonly knowsWorkspaces: boolean;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  notFoundComponent: NotFoundScreen,
  component: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
});
