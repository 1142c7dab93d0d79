import { catalogue } from '../catalogue.ts';

export const tenancyErrors = catalogue('tenancy', {
  DOMAIN_INVALID: [404, 1, 'Not a valid domain. Please contact admin for further details.'],
  COLOUR_CONTRAST: [422, 2, 'White text on {colour} cannot be read well enough; choose a darker one.'],
  INSTITUTE_MISMATCH: [403, 3, 'This session belongs to another institute.'],
  INSTITUTE_SUSPENDED: [403, 10, 'This institute is paused for the moment. Everything in it is kept.'],
  INSTITUTE_CLOSED: [403, 11, 'This institute has closed.'],
  STATE_NOT_ALLOWED: [409, 12, 'An institute that is {from} cannot become {to}.'],
  DOMAIN_NOT_ALLOWED: [422, 13, '{host} cannot be the address of an institute.'],
  DOMAIN_TAKEN: [409, 14, '{host} belongs to an institute already.'],
  DOMAIN_LIMIT: [409, 15, 'An institute has at most {most} addresses of its own.'],
  DOMAIN_NOT_PROVEN: [409, 16, 'The record at {name} was not found yet.'],
  DOMAIN_LOOKUP_FAILED: [503, 17, 'The records of {host} cannot be looked up at the moment. Please try again.'],
  BANK_CHANGE_WAITS: [409, 18, 'Another change of the bank details waits for approval.'],
  BANK_SAME_PERSON: [403, 19, 'The person who entered the bank details cannot approve them.'],
  EXPORT_NOT_READY: [409, 20, 'The export is not ready yet.'],
  STUDENT_LIMIT: [409, 21, 'The plan of this institute holds {limit} students.'],
  STORAGE_LIMIT: [409, 22, 'The plan of this institute holds {maxBytes} of files.'],
  ACTING_ENDED: [403, 23, 'Your work in the other institute has ended.'],
  ACTING_REFUSED: [403, 24, 'This is not part of what the provider’s employees do in another institute.'],
  SUBDOMAIN_TAKEN: [409, 40, 'This address belongs to another institute already.'],
  SUBDOMAIN_REFUSED: [422, 41, 'This address cannot be had. Please choose another one.'],
});
