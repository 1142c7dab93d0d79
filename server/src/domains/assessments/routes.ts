import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { exportAbsent } from './absent/export-absent.ts';
import { listAbsent } from './absent/list-absent.ts';
import { comparePapers } from './analysis/compare-papers.ts';
import { exportComparison } from './analysis/compared/export-comparison.ts';
import { exportGains } from './analysis/compared/export-gains.ts';
import { exportAnalysis } from './analysis/exports/export-analysis.ts';
import { exportQuestionFigures } from './analysis/exports/export-question-figures.ts';
import { showAnalysis } from './analysis/show-analysis.ts';
import { saveAnswers } from './attempts/save-answers.ts';
import { listAskedBefore } from './asked-before/list-asked-before.ts';
import { showSheet } from './attempts/show-sheet.ts';
import { showStanding } from './attempts/show-standing.ts';
import { startAttempt } from './attempts/start-attempt.ts';
import { submitAttempt } from './attempts/submit-attempt.ts';
import { takeSeat } from './attempts/take-seat.ts';
import { changeAudience } from './audience/change-audience.ts';
import { findAudience } from './audience/find-audience.ts';
import { showAudience } from './audience/show-audience.ts';
import { showPaperLink } from './audience/show-paper-link.ts';
import { archivePaper } from './authoring/archive-paper.ts';
import { createPaper } from './authoring/create-paper.ts';
import { listPapers } from './authoring/list-papers.ts';
import { previewPaper } from './authoring/preview-paper.ts';
import { publishPaper } from './publishing/publish-paper.ts';
import { savePaperSettings } from './authoring/save-paper-settings.ts';
import { savePaper } from './authoring/save-paper.ts';
import { showPaper } from './authoring/show-paper.ts';
import { listBlueprints } from './blueprints/list-blueprints.ts';
import { removeBlueprint } from './blueprints/remove-blueprint.ts';
import { saveBlueprint } from './blueprints/save-blueprint.ts';
import { showPaperAdvice } from './checks/show-paper-advice.ts';
import { countOwnQuestions } from './custom/count-own-questions.ts';
import { discardOwnPaper } from './custom/making/discard-own-paper.ts';
import { makeOwnPaper } from './custom/making/make-own-paper.ts';
import { startOverview } from './custom/overview/start-overview.ts';
import { declareDifferent } from './equal-versions/declare-different.ts';
import { declareEqual } from './equal-versions/declare-equal.ts';
import { listPaperVersions } from './equal-versions/list-paper-versions.ts';
import { findPapers } from './finding/find-papers.ts';
import { generatePapers } from './generation/generate-papers.ts';
import { generateQuestions } from './generation/generate-questions.ts';
import { showPatternSyllabus } from './generation/show-pattern-syllabus.ts';
import { checkIn } from './invigilation/check-in.ts';
import { compensateAttempts } from './invigilation/clock/compensate-attempts.ts';
import { extendAttempts } from './invigilation/clock/extend-attempts.ts';
import { forceSubmit } from './invigilation/clock/force-submit.ts';
import { pauseAttempts } from './invigilation/clock/pause-attempts.ts';
import { resumeAttempts } from './invigilation/clock/resume-attempts.ts';
import { acceptLateAnswers } from './invigilation/late/accept-late-answers.ts';
import { listLateAnswers } from './invigilation/late/list-late-answers.ts';
import { reopenAttempt } from './invigilation/reopen-attempt.ts';
import { sendMessage } from './invigilation/send-message.ts';
import { showTimeline } from './invigilation/show-timeline.ts';
import { watchPaper } from './invigilation/watch-paper.ts';
import { challengeKey } from './keys/challenge-key.ts';
import { decideKey } from './keys/decide-key.ts';
import { saveChallengeWindow } from './keys/save-challenge-window.ts';
import { showAttemptKeys } from './keys/show-attempt-keys.ts';
import { showPaperKeys } from './keys/show-paper-keys.ts';
import { showQuestionKey } from './keys/show-question-key.ts';
import { saveLeaderboardChoice } from './leaderboard/save-leaderboard-choice.ts';
import { showLeaderboardChoice } from './leaderboard/show-leaderboard-choice.ts';
import { showLeaderboard } from './leaderboard/show-leaderboard.ts';
import { listMyPapers } from './open-papers/list-my-papers.ts';
import { showInstructions } from './open-papers/show-instructions.ts';
import { addExamPattern } from './patterns/add-exam-pattern.ts';
import { endExamPattern } from './patterns/end-exam-pattern.ts';
import { listExamPatterns } from './patterns/list-exam-patterns.ts';
import { listProvidedPatterns } from './patterns/list-provided-patterns.ts';
import { answerPractice } from './practice-runs/answer-practice.ts';
import { endPracticeRun } from './practice-runs/end-practice-run.ts';
import { showPracticeRun } from './practice-runs/show-practice-run.ts';
import { showPractice } from './practice-runs/show-practice.ts';
import { startPracticeRun } from './practice-runs/start-practice-run.ts';
import { countPracticeSets } from './practice-sets/count-practice-sets.ts';
import { startPracticeSet } from './practice-sets/start-practice-set.ts';
import { listPrints } from './print/list-prints.ts';
import { makePrints } from './print/make-prints.ts';
import { previewPrint } from './print/preview-print.ts';
import { removePrint } from './print/remove-print.ts';
import { showPrintFonts } from './print/show-print-fonts.ts';
import { showProductTests } from './product-tests/show-product-tests.ts';
import { listMyRanks } from './rank-lists/entries/list-my-ranks.ts';
import { listRankEntries } from './rank-lists/entries/list-rank-entries.ts';
import { exportRankListSheet } from './rank-lists/exports/export-rank-list-sheet.ts';
import { exportRankList } from './rank-lists/exports/export-rank-list.ts';
import { issueRankList } from './rank-lists/issue-rank-list.ts';
import { listRankLists } from './rank-lists/list-rank-lists.ts';
import { listTieChains } from './rank-lists/list-tie-chains.ts';
import { archiveRankList } from './rank-lists/saving/archive-rank-list.ts';
import { createRankList } from './rank-lists/saving/create-rank-list.ts';
import { saveRankList } from './rank-lists/saving/save-rank-list.ts';
import { showRankList } from './rank-lists/show-rank-list.ts';
import { applyRescore } from './rescore/apply-rescore.ts';
import { previewRescore } from './rescore/preview-rescore.ts';
import { printComparison } from './result-prints/print-comparison.ts';
import { printRankList } from './result-prints/print-rank-list.ts';
import { printResults } from './result-prints/print-results.ts';
import { showResultPrint } from './result-prints/show-result-print.ts';
import { showResult } from './report/show-result.ts';
import { showSolution } from './report/show-solution.ts';
import { exportAttemptSheet } from './score-list/export-attempt-sheet.ts';
import { exportAttempts } from './score-list/export-attempts.ts';
import { listAttempts } from './score-list/list-attempts.ts';
import { issueScorecard } from './scorecards/issue-scorecard.ts';
import { listScorecardLinks } from './scorecards/list-scorecard-links.ts';
import { revokeScorecard } from './scorecards/revoke-scorecard.ts';
import { showScorecard } from './scorecards/show-scorecard.ts';
import { verifyScorecard } from './scorecards/verify-scorecard.ts';
import { showSets } from './generation/show-sets.ts';
import { listSimilar } from './similar/list-similar.ts';
import { compareAttempts } from './similarity/compare-attempts.ts';
import { listSimilarPairs } from './similarity/list-similar-pairs.ts';
import { keepSolution } from './solutions/keep-solution.ts';
import { reportSolution } from './solutions/report-solution.ts';
import { showOwnStand } from './solutions/show-own-stand.ts';
import { uploadReportPicture } from './solutions/upload-report-picture.ts';

export const handlers: Handlers<typeof api.assessments> = {
  listPapers,
  findPapers,
  createPaper,
  showPaper,
  showPaperLink,
  savePaper,
  savePaperSettings,
  publishPaper,
  archivePaper,
  showPaperAdvice,
  previewPaper,
  listAttempts,
  exportAttempts,
  showAudience,
  changeAudience,
  findAudience,
  listSimilar,
  listAskedBefore,
  listPaperVersions,
  declareEqual,
  declareDifferent,
  listAbsent,
  exportAbsent,
  listProvidedPatterns,
  addExamPattern,
  endExamPattern,
  listExamPatterns,
  generateQuestions,
  generatePapers,
  showPatternSyllabus,
  showSets,
  listBlueprints,
  saveBlueprint,
  removeBlueprint,
  listMyPapers,
  showInstructions,
  startAttempt,
  takeSeat,
  showStanding,
  showSheet,
  saveAnswers,
  submitAttempt,
  showResult,
  showSolution,
  showAnalysis,
  exportAnalysis,
  exportQuestionFigures,
  exportAttemptSheet,
  comparePapers,
  exportComparison,
  exportGains,
  showOwnStand,
  keepSolution,
  reportSolution,
  uploadReportPicture,
  showAttemptKeys,
  challengeKey,
  saveChallengeWindow,
  showPaperKeys,
  showQuestionKey,
  decideKey,
  previewRescore,
  applyRescore,
  checkIn,
  watchPaper,
  sendMessage,
  pauseAttempts,
  resumeAttempts,
  extendAttempts,
  compensateAttempts,
  forceSubmit,
  reopenAttempt,
  showTimeline,
  listLateAnswers,
  acceptLateAnswers,
  listSimilarPairs,
  compareAttempts,
  countOwnQuestions,
  makeOwnPaper,
  discardOwnPaper,
  startOverview,
  showProductTests,
  showPractice,
  startPracticeRun,
  showPracticeRun,
  answerPractice,
  endPracticeRun,
  countPracticeSets,
  startPracticeSet,
  listRankLists,
  listTieChains,
  createRankList,
  showRankList,
  saveRankList,
  issueRankList,
  archiveRankList,
  listRankEntries,
  exportRankList,
  exportRankListSheet,
  listMyRanks,
  showLeaderboard,
  showLeaderboardChoice,
  saveLeaderboardChoice,
  showScorecard,
  issueScorecard,
  revokeScorecard,
  listScorecardLinks,
  verifyScorecard,
  listPrints,
  makePrints,
  removePrint,
  previewPrint,
  showPrintFonts,
  printResults,
  printRankList,
  printComparison,
  showResultPrint,
};
