import { analysis } from './assessments/analysis.ts';
import { absent } from './assessments/absent.ts';
import { askedBefore } from './assessments/asked-before.ts';
import { attempts } from './assessments/attempts.ts';
import { custom } from './assessments/custom.ts';
import { audiences } from './assessments/audience.ts';
import { blueprints } from './assessments/blueprints.ts';
import { equalVersions } from './assessments/equal-versions.ts';
import { assessmentsErrors } from './assessments/errors.ts';
import { generation } from './assessments/generation.ts';
import { invigilation } from './assessments/invigilation.ts';
import { keys } from './assessments/keys.ts';
import { papers } from './assessments/papers.ts';
import { patterns } from './assessments/patterns.ts';
import { practiceRuns, practiceSets } from './assessments/practice-runs.ts';
import { prints } from './assessments/prints.ts';
import { resultPrints } from './assessments/result-prints.ts';
import { sets } from './assessments/sets.ts';
import { similar } from './assessments/similar.ts';
import { leaderboard } from './assessments/leaderboard.ts';
import { rankLists } from './assessments/rank-lists.ts';
import { scorecards } from './assessments/scorecards.ts';
import { solutions } from './assessments/solutions.ts';
import { bookCodes } from './books/codes.ts';
import { bookContents } from './books/contents.ts';
import { bookImports } from './books/book-imports.ts';
import { booksErrors } from './books/errors.ts';
import { bookEditions } from './books/publishing/editions.ts';
import { bookExercises } from './books/exercises.ts';
import { authoredBooks } from './books/publishing.ts';
import { bookReading } from './books/reading.ts';
import { kernelErrors } from './catalogue.ts';
import { commerceErrors } from './commerce/errors.ts';
import { coupons } from './commerce/coupons.ts';
import { instalments } from './commerce/offers/instalments.ts';
import { desk } from './commerce/sales/desk.ts';
import { gateways } from './commerce/gateways.ts';
import { offline } from './commerce/sales/offline.ts';
import { orders } from './commerce/orders.ts';
import { payouts } from './commerce/offers/payouts.ts';
import { revenue } from './commerce/revenue.ts';
import { sales } from './commerce/sales.ts';
import { seats } from './commerce/seats.ts';
import { sellers } from './commerce/seller.ts';
import { shares } from './commerce/offers/shares.ts';
import { wallets } from './commerce/wallet.ts';
import { codeBatches } from './codes/batches.ts';
import { codesErrors } from './codes/errors.ts';
import { gifts } from './codes/gifts.ts';
import { redeeming } from './codes/redeeming.ts';
import { batches } from './cohorts/batches.ts';
import { memberImports } from './cohorts/member-imports.ts';
import { courseAssignment } from './cohorts/course-assignment.ts';
import { cohortsErrors } from './cohorts/errors.ts';
import { courseAccess } from './courses/access.ts';
import { accessImports } from './courses/access-imports.ts';
import { authoring } from './courses/authoring.ts';
import { catalogueOfCourses } from './courses/catalogue.ts';
import { certificates } from './courses/certificates.ts';
import { doubts } from './courses/doubts.ts';
import { packages } from './courses/packages.ts';
import { portability } from './courses/portability.ts';
import { coursesErrors } from './courses/errors.ts';
import { learning, notes } from './courses/learning.ts';
import { outlines } from './courses/outline.ts';
import { packs } from './courses/packs.ts';
import { figures } from './courses/figures.ts';
import { ratings } from './courses/ratings.ts';
import { guardianPages } from './discovery/guardian.ts';
import { discovery } from './discovery/home.ts';
import type { Api } from './endpoint.ts';
import { referrals } from './engagement/referrals.ts';
import { cardPictures } from './flashcards/cards.ts';
import { cardSounds } from './flashcards/cards/sounds.ts';
import { decks } from './flashcards/decks.ts';
import { anki } from './flashcards/anki.ts';
import { exam } from './flashcards/exam.ts';
import { flashcardsErrors } from './flashcards/errors.ts';
import { keeping } from './flashcards/keeping.ts';
import { reviews } from './flashcards/reviewing.ts';
import { statistics as flashcardStatistics } from './flashcards/day.ts';
import { broadcasts } from './engagement/broadcasts.ts';
import { enquiries } from './engagement/enquiries.ts';
import { engagementErrors } from './engagement/errors.ts';
import { access } from './entitlements/access.ts';
import { entitlementsErrors } from './entitlements/errors.ts';
import { employees } from './identity/employees.ts';
import { account } from './identity/account.ts';
import { devices } from './identity/devices.ts';
import { identityErrors } from './identity/errors.ts';
import { guardians } from './identity/guardians.ts';
import { impersonation } from './identity/impersonation.ts';
import { join } from './identity/join.ts';
import { myData } from './identity/my-data.ts';
import { recovery } from './identity/recovery.ts';
import { people } from './identity/people.ts';
import { personImports } from './identity/person-imports.ts';
import { roles } from './identity/roles.ts';
import { secondFactor } from './identity/second-factor.ts';
import { mobileLogin } from './identity/mobile-login.ts';
import { signIn } from './identity/sign-in.ts';
import { signUp } from './identity/sign-up.ts';
import { social } from './identity/social.ts';
import { staffInvitations } from './identity/staff-invitations.ts';
import { audit } from './insights/audit.ts';
import { staffDayEndpoints } from './insights/staff-day.ts';
import { studentPages } from './insights/students.ts';
import { accommodations } from './learners/accommodations.ts';
import { learnersErrors } from './learners/errors.ts';
import { profiles } from './learners/profile.ts';
import { vedantu } from './learners/vedantu.ts';
import { attendance as liveAttendance } from './live/attendance.ts';
import { board as liveBoard } from './live/stage/board.ts';
import { classes as liveClasses } from './live/classes.ts';
import { liveErrors } from './live/errors.ts';
import { feedback as liveFeedback } from './live/feedback.ts';
import { licences as liveLicences } from './live/licences.ts';
import { recordings as liveRecordings } from './live/recordings.ts';
import { room as liveRoom } from './live/room.ts';
import { series as liveSeries } from './live/series.ts';
import { mediaErrors } from './media/errors.ts';
import { images } from './media/images.ts';
import { library } from './media/library.ts';
import { links } from './media/links.ts';
import { uploads } from './media/uploads.ts';
import { videos } from './media/videos.ts';
import { checklists } from './onboarding/checklist.ts';
import { onboardingErrors } from './onboarding/errors.ts';
import { registrations } from './onboarding/registration.ts';
import { noticesErrors } from './notices/errors.ts';
import { notices } from './notices/notices.ts';
import { passesErrors } from './passes/errors.ts';
import { passes } from './passes/held.ts';
import { plans } from './passes/plans.ts';
import { bank } from './questions/bank.ts';
import { questionCollections } from './questions/collections.ts';
import { drafts } from './questions/drafts.ts';
import { assignments as practiceAssignments } from './practice/assignments.ts';
import { calibration as practiceCalibration } from './practice/calibration.ts';
import { chapterMap } from './practice/chapter-map.ts';
import { classMaps } from './practice/class-map.ts';
import { practiceErrors } from './practice/errors.ts';
import { plans as practicePlans } from './practice/plan.ts';
import { prerequisites } from './practice/prerequisites.ts';
import { sessions as practiceSessions } from './practice/sessions.ts';
import { questionsErrors } from './questions/errors.ts';
import { exports } from './questions/exports.ts';
import { groups } from './questions/groups.ts';
import { imports } from './questions/imports.ts';
import { bulk } from './questions/bulk.ts';
import { rewordings } from './questions/rewording.ts';
import { life } from './questions/life.ts';
import { review } from './questions/review.ts';
import { variants } from './questions/variants.ts';
import { versions } from './questions/versions.ts';
import { taxonomyErrors } from './taxonomy/errors.ts';
import { taxonomy } from './taxonomy/taxonomy.ts';
import { tenancyErrors } from './tenancy/errors.ts';
import { bankDetails } from './tenancy/bank.ts';
import { customDomains } from './tenancy/domains.ts';
import { lifecycle } from './tenancy/lifecycle.ts';
import { policies } from './tenancy/policies.ts';
import { settings } from './tenancy/settings.ts';

/** Everything that server and web agree on, by domain. */
export const api = {
  tenancy: { ...settings, ...policies, ...customDomains, ...bankDetails, ...lifecycle },
  identity: {
    ...signIn,
    ...mobileLogin,
    ...signUp,
    ...recovery,
    ...social,
    ...devices,
    ...secondFactor,
    ...join,
    ...employees,
    ...account,
    ...guardians,
    ...myData,
    ...roles,
    ...people,
    ...staffInvitations,
    ...personImports,
    ...impersonation,
  },
  notices,
  taxonomy,
  media: { ...images, ...uploads, ...library, ...videos, ...links },
  entitlements: access,
  learners: { ...profiles, ...accommodations, ...vedantu },
  questions: {
    ...bank,
    ...drafts,
    ...versions,
    ...groups,
    ...questionCollections,
    ...imports,
    ...life,
    ...review,
    ...bulk,
    ...rewordings,
    ...exports,
    ...variants,
  },
  books: {
    ...authoredBooks,
    ...bookContents,
    ...bookReading,
    ...bookExercises,
    ...bookCodes,
    ...bookImports,
    ...bookEditions,
  },
  courses: {
    ...courseAccess,
    ...accessImports,
    ...authoring,
    ...outlines,
    ...packs,
    ...catalogueOfCourses,
    ...ratings,
    ...certificates,
    ...doubts,
    ...figures,
    ...learning,
    ...notes,
    ...packages,
    ...portability,
  },
  cohorts: { ...batches, ...memberImports, ...courseAssignment },
  assessments: {
    ...papers,
    ...audiences,
    ...similar,
    ...askedBefore,
    ...equalVersions,
    ...absent,
    ...patterns,
    ...generation,
    ...sets,
    ...blueprints,
    ...attempts,
    ...analysis,
    ...solutions,
    ...keys,
    ...invigilation,
    ...custom,
    ...practiceRuns,
    ...practiceSets,
    ...rankLists,
    ...leaderboard,
    ...scorecards,
    ...prints,
    ...resultPrints,
  },
  practice: {
    ...chapterMap,
    ...practiceSessions,
    ...practiceAssignments,
    ...classMaps,
    ...practiceCalibration,
    ...practicePlans,
    ...prerequisites,
  },
  live: {
    ...liveClasses,
    ...liveSeries,
    ...liveLicences,
    ...liveAttendance,
    ...liveFeedback,
    ...liveRecordings,
    ...liveRoom,
    ...liveBoard,
  },
  commerce: {
    ...orders,
    ...offline,
    ...instalments,
    ...seats,
    ...sellers,
    ...gateways,
    ...coupons,
    ...wallets,
    ...shares,
    ...payouts,
    ...desk,
    ...sales,
    ...revenue,
  },
  passes: { ...plans, ...passes },
  codes: { ...codeBatches, ...redeeming, ...gifts },
  flashcards: {
    ...anki,
    ...cardPictures,
    ...cardSounds,
    ...decks,
    ...exam,
    ...keeping,
    ...reviews,
    ...flashcardStatistics,
  },
  engagement: { ...broadcasts, ...enquiries, ...referrals },
  onboarding: { ...registrations, ...checklists },
  discovery: { ...discovery, ...guardianPages },
  insights: { ...audit, ...staffDayEndpoints, ...studentPages },
} satisfies Api;

/** Every expected "no" by name. */
export const errors = {
  ...kernelErrors,
  ...tenancyErrors,
  ...identityErrors,
  ...noticesErrors,
  ...taxonomyErrors,
  ...mediaErrors,
  ...entitlementsErrors,
  ...learnersErrors,
  ...questionsErrors,
  ...booksErrors,
  ...coursesErrors,
  ...cohortsErrors,
  ...assessmentsErrors,
  ...practiceErrors,
  ...flashcardsErrors,
  ...liveErrors,
  ...commerceErrors,
  ...passesErrors,
  ...codesErrors,
  ...engagementErrors,
  ...onboardingErrors,
};
export type ErrorName = keyof typeof errors;
