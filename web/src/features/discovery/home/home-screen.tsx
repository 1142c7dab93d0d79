import { allows, useInstitute } from '../../../lib/institute.ts';
import { deferred } from '../../../ui/deferred.tsx';
import { SitePage } from '../site/site-page.tsx';
import { HomeContent } from './home-content.tsx';

/** Institutes with a marketplace show none of it. */
const FrontDoor = deferred(async () => (await import('./front-door.tsx')).FrontDoor);

/** The marketplace home; where the institute has none, its door. */
export function HomeScreen() {
  return <SitePage>{allows(useInstitute(), 'marketPlace') ? <HomeContent /> : <FrontDoor />}</SitePage>;
}
