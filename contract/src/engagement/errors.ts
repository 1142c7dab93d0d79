import { catalogue } from '../catalogue.ts';

export const engagementErrors = catalogue('engagement', {
  BROADCAST_STATE: [409, 1, 'This notice is {state}, so that cannot be done now.'],
  BROADCAST_NOBODY: [422, 2, 'Nobody would get this notice. Choose a batch, or everybody.'],
  BROADCAST_WORDS_MISSING: [422, 3, 'Write a subject and a text in English before you send this notice.'],
  BROADCAST_PLACE_UNKNOWN: [422, 4, 'There is nothing to fill in for {place}. Use the buttons above the text.'],
  BROADCAST_BATCH_UNKNOWN: [422, 5, 'One of these batches does not exist any more.'],
  REFERRAL_UNKNOWN: [422, 6, 'This invitation is not known here. Ask your friend for the link again.'],
  REFERRAL_SELF: [409, 7, 'An invitation is for somebody else: this one is your own, or was made on this device.'],
  REFERRAL_TAKEN: [409, 8, 'You have accepted an invitation already.'],
  REFERRAL_LATE: [409, 9, 'Invitations are for new students, in their first days and before their first order.'],
  REFERRAL_CIRCLE: [409, 10, 'You have invited this person yourself.'],
  ENQUIRY_CONTACT: [422, 11, 'Write a mobile number or an e-mail address, so that the institute can answer.'],
  ENQUIRY_ANSWERED: [409, 12, 'This enquiry was answered already.'],
});
