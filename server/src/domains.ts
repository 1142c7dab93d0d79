import { assessmentsDomain, usedInPapers } from './domains/assessments/index.ts';
import { discoveryDomain } from './domains/discovery/index.ts';
import { identityDomain, registerLearnerFields } from './domains/identity/index.ts';
import { learnerFields, learnersDomain } from './domains/learners/index.ts';
import { mediaDomain } from './domains/media/index.ts';
import { questionsDomain, registerUsage } from './domains/questions/index.ts';
import { taxonomyDomain } from './domains/taxonomy/index.ts';
import { tenancyDomain } from './domains/tenancy/index.ts';
import type { Domain } from './kernel/domain.ts';

/** Every domain that answers calls, registered by hand. */
export const domains: readonly Domain[] = [
  tenancyDomain,
  identityDomain,
  taxonomyDomain,
  mediaDomain,
  learnersDomain,
  questionsDomain,
  assessmentsDomain,
  discoveryDomain,
];

/** What lower domains ask of higher ones (architecture: kinds are registered from above). */
export function registerPorts(): void {
  registerLearnerFields(learnerFields);
  registerUsage({ usedInPapers });
}
