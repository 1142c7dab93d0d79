import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { chooseContent } from './checklist/choose-content.ts';
import { dismissChecklist } from './checklist/dismiss-checklist.ts';
import { passBrand } from './checklist/pass-brand.ts';
import { showChecklist } from './checklist/show-checklist.ts';
import { showFirstSteps } from './checklist/show-first-steps.ts';
import { arriveAtInstitute } from './registration/founding/arrive-at-institute.ts';
import { checkSubdomain } from './registration/founding/check-subdomain.ts';
import { foundInstitute } from './registration/founding/found-institute.ts';
import { handOver } from './registration/founding/hand-over.ts';
import { leaveRegistration } from './registration/leave-registration.ts';
import { proveRegistration } from './registration/prove-registration.ts';
import { resumeRegistration } from './registration/resume-registration.ts';
import { saveRegistrationInstitute } from './registration/save-registration-institute.ts';
import { sendRegistrationCode } from './registration/send-registration-code.ts';
import { showRegistration } from './registration/show-registration.ts';
import { startRegistration } from './registration/start-registration.ts';

export const handlers: Handlers<typeof api.onboarding> = {
  showRegistration,
  startRegistration,
  sendRegistrationCode,
  proveRegistration,
  resumeRegistration,
  leaveRegistration,
  saveRegistrationInstitute,
  checkSubdomain,
  foundInstitute,
  arriveAtInstitute,
  handOver,
  showChecklist,
  dismissChecklist,
  showFirstSteps,
  passBrand,
  chooseContent,
};
