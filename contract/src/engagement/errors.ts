import { catalogue } from '../catalogue.ts';

export const engagementErrors = catalogue('engagement', {
  BROADCAST_STATE: [409, 1, 'This notice is {state}, so that cannot be done now.'],
  BROADCAST_NOBODY: [422, 2, 'Nobody would get this notice. Choose a batch, or everybody.'],
  BROADCAST_WORDS_MISSING: [422, 3, 'Write a subject and a text in English before you send this notice.'],
  BROADCAST_PLACE_UNKNOWN: [422, 4, 'There is nothing to fill in for {place}. Use the buttons above the text.'],
  BROADCAST_BATCH_UNKNOWN: [422, 5, 'One of these batches does not exist, or is archived.'],
});
