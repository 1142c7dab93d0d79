import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFoundScreen } from '../app/not-found-screen.tsx';
import { PageFrame } from '../app/page-frame.tsx';
import { textPartsOf } from '../app/text-parts.ts';
import { needTexts } from '../lib/i18n.ts';

interface RouterContext {
  readonly queryClient: QueryClient;
  /** The tree has the pages that stand apart too (`isApart`). */
  readonly knowsAll: boolean;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location }) => needTexts(textPartsOf(location.pathname)),
  notFoundComponent: NotFoundScreen,
  component: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
});
