import { createFileRoute } from '@tanstack/react-router';
import { enter, requireItem } from '../app/enter.ts';
import { shelvesGuard } from '../app/guards.ts';
import { ExploreScreen } from '../features/discovery/explore/explore-screen.tsx';
import { SitePage } from '../features/discovery/site/site-page.tsx';

export const Route = createFileRoute('/explore')({
  beforeLoad: (asked) => {
    requireItem('explore');
    return enter(shelvesGuard)(asked);
  },
  staticData: { title: 'discovery.explore.title' },
  component: () => (
    <SitePage>
      <ExploreScreen />
    </SitePage>
  ),
});
