import { catalogue } from '../catalogue.ts';

export const tenancyErrors = catalogue('tenancy', {
  DOMAIN_INVALID: [404, 1, 'Not a valid domain. Please contact admin for further details.'],
  COLOUR_CONTRAST: [422, 2, 'White text on {colour} cannot be read well enough; choose a darker one.'],
  INSTITUTE_MISMATCH: [403, 3, 'This session belongs to another institute.'],
});
