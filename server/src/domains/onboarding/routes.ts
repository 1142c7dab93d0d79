import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { dismissChecklist } from './checklist/dismiss-checklist.ts';
import { chooseContent, passBrand, showFirstSteps } from './checklist/first-steps.ts';
import { showChecklist } from './checklist/show-checklist.ts';
import { registrationHandlers } from './registration/handlers.ts';

export const handlers: Handlers<typeof api.onboarding> = {
  ...registrationHandlers,
  showChecklist,
  dismissChecklist,
  showFirstSteps,
  passBrand,
  chooseContent,
};
