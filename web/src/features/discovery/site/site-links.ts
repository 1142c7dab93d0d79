import type { Home } from '@abhyas/contract/discovery/home';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { allows } from '../../../lib/institute.ts';

/**
 * Ways to the courses in the bar of the public pages. A home counts the courses, and without any it names none; where an institute lets people
 * explore but has no marketplace there is no home to ask, and its shelves are there for everybody.
 */
export function siteLinks(settings: InstituteSettings, home: Pick<Home, 'courses'> | undefined) {
  const hasHome = allows(settings, 'marketPlace');
  const explore = allows(settings, 'explore');
  return {
    /** The shelves, and the search over them. */
    courses: hasHome ? home !== undefined && home.courses.total > 0 : explore,
    explore: explore && (home !== undefined || !hasHome),
  };
}
