import type { DisplayNeeds } from '@abhyas/contract/learners/profile';

/** Larger letters and less motion, for who needs them; base.css does the rest. */
export function showAsNeeded({ largeText, reducedMotion }: DisplayNeeds): void {
  const page = document.documentElement;
  page.toggleAttribute('data-large-text', largeText);
  page.toggleAttribute('data-still', reducedMotion);
}
