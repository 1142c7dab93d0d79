import {
  assessmentsDomain,
  assessmentsPersonalData,
  assignablePapers,
  counts,
  endScorecards,
  hasRunningAttempt,
  keyNoticeKinds,
  paperLessonKinds,
  paperNoticeKinds,
  papersHolding,
  plansOfAreas,
  rankListNoticeKinds,
  secretFrom,
  usedInPapers,
  usesOf,
} from './domains/assessments/index.ts';
import { assignableBooks, booksDomain, booksPersonalData, providerCommission } from './domains/books/index.ts';
import { auditPersonalData } from './domains/audit/index.ts';
import {
  cohortsDomain,
  cohortsNoticeKinds,
  cohortsPersonalData,
  namesOfBatches,
  placesInBatches,
  assignables,
} from './domains/cohorts/index.ts';
import {
  assignableCourses,
  coursesDomain,
  coursesNoticeKinds,
  coursesPersonalData,
  lessonKinds,
  shop,
} from './domains/courses/index.ts';
import {
  commerceDomain,
  commerceNoticeKinds,
  commercePersonalData,
  bookShelf,
  courseShelf,
  findCommission,
  instalmentShelf,
  isPayee,
  seatShelf,
  shelves,
  shopOf,
} from './domains/commerce/index.ts';
import { discoveryDomain } from './domains/discovery/index.ts';
import { entitlementsDomain, entitlementsPersonalData, batchNames } from './domains/entitlements/index.ts';
import {
  employeesPersonalData,
  identityDomain,
  identityPersonalData,
  namesOf,
  peoplePersonalData,
  instituteFigures,
  endPublicResults,
  batchPlaces,
  fieldsOfLearners,
  learnersOfExam,
  takesTest,
  personalData,
  photos,
  sessionsPersonalData,
} from './domains/identity/index.ts';
import { codesDomain, codesPersonalData, giftShelf } from './domains/codes/index.ts';
import { engagementDomain, engagementNoticeKinds, engagementPersonalData } from './domains/engagement/index.ts';
import { flashcardsDomain, flashcardsPersonalData } from './domains/flashcards/index.ts';
import {
  beliefsOfAreas,
  practiceDomain,
  practiceNoticeKinds,
  practicePersonalData,
  smartExamsOf,
} from './domains/practice/index.ts';
import { liveDomain, liveNoticeKinds, livePersonalData } from './domains/live/index.ts';
import { insightsDomain } from './domains/insights/index.ts';
import {
  activePasses,
  learnerFields,
  learnersDomain,
  learnersPersonalData,
  listAccountsOfExam,
  smartExams,
} from './domains/learners/index.ts';
import {
  addressesOf,
  dropUnheld,
  mediaDomain,
  mediaPersonalData,
  saveImage,
  usedBytes,
} from './domains/media/index.ts';
import { onboardingDomain, onboardingPersonalData } from './domains/onboarding/index.ts';
import {
  messageLog,
  noticeKindsBelow,
  noticesDomain,
  noticesPersonalData,
  noticeKinds,
} from './domains/notices/index.ts';
import {
  activePassesOf,
  passesDomain,
  passesNoticeKinds,
  passesPersonalData,
  passShelf,
} from './domains/passes/index.ts';
import {
  questionNoticeKinds,
  questionsOfAreas,
  questionsDomain,
  questionsPersonalData,
  questionUsage,
} from './domains/questions/index.ts';
import { areaUses, taxonomyDomain } from './domains/taxonomy/index.ts';
import { bankOwners, peopleNames, senderOf, tenancyDomain, tenancyPersonalData } from './domains/tenancy/index.ts';
import type { Domain } from './kernel/domain.ts';
import { subscribers } from './kernel/events.ts';
import { messageSender } from './kernel/messages/deliver-message.ts';
import { deliveryLog } from './kernel/messages/delivery-log.ts';
import { fileKinds } from './kernel/made-files/file-kind.ts';
import { madeFilesPersonalData } from './kernel/made-files/made-files-personal.ts';
import { sheetChecksPersonalData } from './kernel/sheet-checks/sheet-checks-personal.store.ts';

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
  booksDomain,
  coursesDomain,
  cohortsDomain,
  assessmentsDomain,
  practiceDomain,
  flashcardsDomain,
  liveDomain,
  commerceDomain,
  passesDomain,
  codesDomain,
  engagementDomain,
  onboardingDomain,
  discoveryDomain,
  insightsDomain,
];

/** What every domain knows of a person, the lowest first. */
const personalParts = [
  auditPersonalData,
  sheetChecksPersonalData,
  madeFilesPersonalData,
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
  booksPersonalData,
  coursesPersonalData,
  cohortsPersonalData,
  assessmentsPersonalData,
  practicePersonalData,
  flashcardsPersonalData,
  livePersonalData,
  commercePersonalData,
  passesPersonalData,
  codesPersonalData,
  engagementPersonalData,
  onboardingPersonalData,
];

/** Answers what lower rooms ask of higher ones (architecture: kinds are registered from above). */
export function providePorts(): void {
  personalData.provide(personalParts);
  noticeKinds.provide([
    ...noticeKindsBelow,
    ...cohortsNoticeKinds,
    ...practiceNoticeKinds,
    ...paperNoticeKinds,
    ...keyNoticeKinds,
    ...rankListNoticeKinds,
    ...questionNoticeKinds,
    ...coursesNoticeKinds,
    ...liveNoticeKinds,
    ...commerceNoticeKinds,
    ...passesNoticeKinds,
    ...engagementNoticeKinds,
  ]);
  messageSender.provide(senderOf);
  deliveryLog.provide(messageLog);
  assignables.provide([assignablePapers, ...assignableCourses, assignableBooks]);
  batchPlaces.provide(placesInBatches);
  batchNames.provide(namesOfBatches);
  lessonKinds.provide(paperLessonKinds);
  shop.provide(shopOf);
  bankOwners.provide(isPayee);
  providerCommission.provide((ctx) => findCommission(ctx, ctx.clock.now()));
  shelves.provide([courseShelf, bookShelf, passShelf, seatShelf, giftShelf, instalmentShelf]);
  activePasses.provide(activePassesOf);
  smartExams.provide(smartExamsOf);
  fieldsOfLearners.provide(learnerFields);
  learnersOfExam.provide(listAccountsOfExam);
  takesTest.provide(hasRunningAttempt);
  endPublicResults.provide(endScorecards);
  photos.provide({
    save: async (ctx, ownerId, bytes) => (await saveImage(ctx, { bytes, ownerId, fileName: 'photo', alt: '' })).mediaId,
    addresses: addressesOf,
    drop: dropUnheld,
  });
  areaUses.provide([questionsOfAreas, plansOfAreas, beliefsOfAreas]);
  questionUsage.provide({ usedInPapers, usesOf, papersHolding, secretFrom });
  peopleNames.provide(namesOf);
  instituteFigures.provide({ papers: async (ctx) => (await counts(ctx)).papers, storageBytes: usedBytes });
  fileKinds.provide(domains.flatMap((one) => one.fileKinds ?? []));
  subscribers.provide(domains.flatMap((one) => one.subscribers ?? []));
}
