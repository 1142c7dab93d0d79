import {
  assessmentsDomain,
  assessmentsPersonalData,
  assignablePapers,
  counts,
  keyNoticeKinds,
  paperLessonKinds,
  paperNoticeKinds,
  rankListNoticeKinds,
  usedInPapers,
  usesOf,
  papersHolding,
  secretFrom,
} from './domains/assessments/index.ts';
import { auditPersonalData } from './domains/audit/index.ts';
import {
  cohortsDomain,
  cohortsNoticeKinds,
  cohortsPersonalData,
  namesOfBatches,
  registerAssignables,
} from './domains/cohorts/index.ts';
import {
  assignableCourses,
  coursesDomain,
  coursesNoticeKinds,
  coursesPersonalData,
  registerLessonKinds,
} from './domains/courses/index.ts';
import { discoveryDomain } from './domains/discovery/index.ts';
import { entitlementsDomain, entitlementsPersonalData, registerBatchNames } from './domains/entitlements/index.ts';
import {
  employeesPersonalData,
  identityDomain,
  identityPersonalData,
  namesOf,
  peoplePersonalData,
  registerInstituteFigures,
  registerLearnerFields,
  registerLearnersOfExam,
  registerPersonalData,
  registerPhotos,
  sessionsPersonalData,
} from './domains/identity/index.ts';
import { insightsDomain } from './domains/insights/index.ts';
import { learnerFields, learnersDomain, learnersPersonalData, listAccountsOfExam } from './domains/learners/index.ts';
import { addressesOf, mediaDomain, mediaPersonalData, saveImage, usedBytes } from './domains/media/index.ts';
import { onboardingDomain, onboardingPersonalData } from './domains/onboarding/index.ts';
import {
  messageLog,
  noticeKindsBelow,
  noticesDomain,
  noticesPersonalData,
  registerNoticeKinds,
} from './domains/notices/index.ts';
import {
  questionNoticeKinds,
  questionsDomain,
  questionsPersonalData,
  registerUsage,
} from './domains/questions/index.ts';
import { taxonomyDomain } from './domains/taxonomy/index.ts';
import { registerNames, senderOf, tenancyDomain, tenancyPersonalData } from './domains/tenancy/index.ts';
import type { Domain } from './kernel/domain.ts';
import { registerSenderOf } from './kernel/messages/deliver-message.ts';
import { registerDeliveryLog } from './kernel/messages/delivery-log.ts';

/** Every domain that answers calls, registered by hand. */
export const domains: readonly Domain[] = [
  tenancyDomain,
  identityDomain,
  noticesDomain,
  taxonomyDomain,
  mediaDomain,
  entitlementsDomain,
  learnersDomain,
  questionsDomain,
  coursesDomain,
  cohortsDomain,
  assessmentsDomain,
  onboardingDomain,
  discoveryDomain,
  insightsDomain,
];

/** What every domain knows of a person, the lowest first. */
const personalParts = [
  auditPersonalData,
  tenancyPersonalData,
  identityPersonalData,
  sessionsPersonalData,
  employeesPersonalData,
  peoplePersonalData,
  noticesPersonalData,
  mediaPersonalData,
  entitlementsPersonalData,
  learnersPersonalData,
  questionsPersonalData,
  coursesPersonalData,
  cohortsPersonalData,
  assessmentsPersonalData,
  onboardingPersonalData,
];

/** What lower domains ask of higher ones (architecture: kinds are registered from above). */
export function registerPorts(): void {
  registerPersonalData(personalParts);
  registerNoticeKinds([
    ...noticeKindsBelow,
    ...cohortsNoticeKinds,
    ...paperNoticeKinds,
    ...keyNoticeKinds,
    ...rankListNoticeKinds,
    ...questionNoticeKinds,
    ...coursesNoticeKinds,
  ]);
  registerSenderOf(senderOf);
  registerDeliveryLog(messageLog);
  registerAssignables([assignablePapers, ...assignableCourses]);
  registerBatchNames(namesOfBatches);
  registerLessonKinds(paperLessonKinds);
  registerLearnerFields(learnerFields);
  registerLearnersOfExam(listAccountsOfExam);
  registerPhotos({
    save: async (ctx, ownerId, bytes) => (await saveImage(ctx, { bytes, ownerId, fileName: 'photo', alt: '' })).mediaId,
    addresses: addressesOf,
  });
  registerUsage({ usedInPapers, usesOf, papersHolding, secretFrom });
  registerNames(namesOf);
  registerInstituteFigures({ papers: async (ctx) => (await counts(ctx)).papers, storageBytes: usedBytes });
}
