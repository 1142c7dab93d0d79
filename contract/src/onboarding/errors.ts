import { catalogue } from '../catalogue.ts';

export const onboardingErrors = catalogue('onboarding', {
  REGISTRATION_GONE: [404, 1, 'This registration was not found. Please start again.'],
  REGISTRATION_NOT_PROVEN: [409, 2, 'Please confirm your e-mail address and your mobile number first.'],
  REGISTRATION_FOUNDED: [409, 3, 'The institute of this registration exists already.'],
  REGISTRATION_INCOMPLETE: [409, 4, 'Please name your institute first.'],
  CHECKLIST_OPEN: [409, 5, 'Some first steps are still open.'],
});
