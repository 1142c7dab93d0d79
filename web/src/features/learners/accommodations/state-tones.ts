import type { AccommodationRequest } from '@abhyas/contract/learners/accommodations';
import type { Tone } from '../../../ui/tone.ts';

/** How the state of a request looks. */
export const stateTones: Readonly<Record<AccommodationRequest['state'], Tone>> = {
  open: 'warn',
  granted: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
};
