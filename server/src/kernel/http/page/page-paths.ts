import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the build beside the page: the paths of its routes, as the router writes them. */
const FILE = '.page-paths.json';

/** Single segments that lead home in any case of letters (specification 2). */
const shortcuts = ['/scan', '/android', '/inbook'];

/** Whether a path is one of a page. A built app without the list takes every path for a page. */
export function pagePaths(dist: string): (path: string) => boolean {
  const file = join(dist, FILE);
  if (!existsSync(file)) return () => true;
  const listed = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
  // The route of everything else is the page that says "not found".
  const patterns = [...listed.filter((path) => path !== '/$'), ...shortcuts].map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** `/courses/$courseId`, `/{$product}-test` and `/vedantu/$` as patterns; a slash at the end changes nothing. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').filter((segment) => segment !== '');
  const parts = segments.map((segment) => {
    if (segment === '$') return '.*';
    if (segment.startsWith('$')) return '[^/]+';
    return RegExp.escape(segment).replaceAll(/\\\{\\\$\w+\\\}/g, '[^/]+');
  });
  // The rest of a path may be nothing at all.
  return new RegExp(`^/${parts.join('/').replace(/\/\.\*$/, '(?:/.*)?')}/?$`, 'i');
}
