import { deferred } from '../deferred.tsx';
import { useLateFormulas } from './formula.tsx';

// Fetched where it is needed: nearly every page has a text, and hardly any has a formula that is late.
const LateNotice = deferred(async () => (await import('./late-notice.tsx')).LateNotice);

/** Above the first text of a page: its formulas stand as plain text, because what sets them has not come. Nothing where all is well. */
export function LateFormulas() {
  const { late } = useLateFormulas();
  return late ? <LateNotice waiting={null} /> : null;
}
