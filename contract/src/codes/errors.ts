import { catalogue } from '../catalogue.ts';

export const codesErrors = catalogue('codes', {
  CODE_UNKNOWN: [422, 1, 'We do not know this code. Compare it with your card, sign by sign.'],
  CODE_USED: [409, 2, 'Somebody has used this code already.'],
  CODE_ENDED: [409, 3, 'This code could be used until {until}.'],
  CODE_BLOCKED: [409, 4, 'This code was blocked. Ask whoever gave it to you.'],
  CODE_OWNED: [409, 5, 'You have {title} already. Keep the code, or give it to a friend.'],
  CODE_LIMIT: [409, 6, 'One person may use {most} of these codes, and you have.'],
  CODES_TAKEN: [409, 7, 'This file was downloaded already. The codes are not kept in plain text.'],
  CODES_OF_OTHERS: [403, 8, 'Only the person who made this batch can download its codes.'],
  CODES_NOT_READY: [409, 9, 'The codes are still being made.'],
  CODES_GONE: [409, 10, 'These codes were not downloaded in time and were removed. Make another batch.'],
  CODE_REDEEMED: [409, 11, 'This code was redeemed already, so it cannot be blocked any more.'],
  CODES_OVER: [422, 12, 'The last day is over already.'],
  GIFT_DAY: [422, 13, 'Choose a day from today, at most a year ahead.'],
  GIFT_CLOSED: [409, 14, 'This gift is not paid, was already redeemed, or was refunded.'],
});
