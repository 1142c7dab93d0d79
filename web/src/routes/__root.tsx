import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFoundScreen } from '../app/not-found-screen.tsx';
import { PageFrame } from '../app/page-frame.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  notFoundComponent: NotFoundScreen,
  component: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
});
