import { catalogue } from '../catalogue.ts';

export const noticesErrors = catalogue('notices', {
  NOTICE_KIND_LOCKED: [422, 1, 'Notices about the safety of your account cannot be turned off.'],
  NOTICE_KIND_UNKNOWN: [422, 2, 'There are no notices of this kind.'],
  DELIVERY_STATE: [409, 3, 'This message is {state}, so it is not sent again.'],
});
