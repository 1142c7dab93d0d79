import { cached } from '../../../kernel/cached.ts';
import { loadHome } from './load-home.ts';

const KEEP_MS = 30_000;

/** What the home of an institute shows, at most half a minute old. Visitors that come together share one reading. */
export const keptHome = cached({ max: 2000, ttl: KEEP_MS, key: ({ instituteId }) => instituteId, load: loadHome });

/** The next visitor gets the home as it is then. */
export const forgetHome = (instituteId: number): void => keptHome.forget(instituteId);
