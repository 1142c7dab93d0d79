import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { EXPIRE_ATTEMPT, EXPIRE_ATTEMPTS, expireAttempt, expireAttempts } from './attempts/expire-attempts.job.ts';
import { completeLessonsOfPaper } from './lessons/complete-lessons.ts';
import { notifyStudentsOfPaper } from './open-papers/notify-students.ts';
import { notifyOfOutdatedLists } from './rank-lists/notifying/notify-outdated.ts';
import { paperPrint } from './print/write-print.ts';
import { resultPrint } from './result-prints/write-result-print.ts';
import { RESCORE, rescore } from './rescore/rescore.job.ts';
import { handlers } from './routes.ts';

export { plansOfAreas } from './blueprints/area-uses.store.ts';
export { hasRunningAttempt } from './attempts/owned.store.ts';
export { offerOverview } from './custom/overview/offer-overview.ts';
export { createPaper } from './authoring/create-paper.ts';
export { withheldQuestions } from './custom/withheld-questions.ts';
export { isSittingOneOf } from './visibility/sat-now.store.ts';
export { sheetQuestion } from './versions/build-sheet.ts';
export { typedNumber } from './versions/typed-number.ts';
export { listPapers } from './authoring/list-papers.ts';
export { titlesOf } from './authoring/paper-list.store.ts';
export { savePaper } from './authoring/save-paper.ts';
export { showPaper } from './authoring/show-paper.ts';
export { paperArchived, paperPublished, paperSettingsSaved } from './events.ts';
export { assignablePapers } from './open-papers/assignable-papers.ts';
export { findPublished } from './open-papers/find-published.store.ts';
export { papersForExams } from './product-tests/papers-for-exams.ts';
export { paperLessonKinds } from './lessons/lesson-kinds.ts';
export { paperNoticeKinds } from './open-papers/notify-students.ts';
export { titlesOfRankLists } from './rank-lists/rank-lists.store.ts';
export { rankListNoticeKinds } from './rank-lists/notifying/notice-kinds.ts';
export { keyNoticeKinds } from './rescore/notice-kinds.ts';
export { openPapersOf } from './open-papers/list-my-papers.ts';
export { counts, type PublicPaper, publicPapers } from './open-papers/public-papers.ts';
export { lastResults, resultsOfStudent, weakTopics } from './report/last-results.ts';
export { testedDays } from './results/tested-days.store.ts';
export { lastOutcomes, runningPapers, waitingChallenges } from './staff-day/papers-today.ts';
export { hasPapers, listTestDays } from './staff-day/staff-day.store.ts';
export { endScorecards } from './scorecards/scorecards.store.ts';
export { secretFrom } from './visibility/secret-results.ts';
export { papersHolding, usedInPapers, usesOf } from './versions/used-in-papers.ts';
export { assessmentsPersonalData } from './personal-data.ts';

export const assessmentsDomain = domain({
  name: 'assessments',
  contract: api.assessments,
  handlers,
  fileKinds: [paperPrint, resultPrint],
  subscribers: [notifyStudentsOfPaper, completeLessonsOfPaper, notifyOfOutdatedLists],
  jobs: {
    [EXPIRE_ATTEMPT]: expireAttempt,
    [EXPIRE_ATTEMPTS]: expireAttempts,
    [RESCORE]: rescore,
  },
  sweeps: [{ job: EXPIRE_ATTEMPTS, every: '* * * * *' }],
});
