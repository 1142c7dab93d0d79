import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { createQuestion } from './bank/create-question.ts';
import { listQuestionFacts } from './bank/list-question-facts.ts';
import { listQuestions } from './bank/listing/list-questions.ts';
import { reviseQuestion } from './bank/revise-question.ts';
import { setQuestionStatus } from './bank/set-question-status.ts';
import { showQuestion } from './bank/show-question.ts';
import { changeQuestions } from './bulk/change-questions.ts';
import { listQuestionChanges } from './bulk/list-question-changes.ts';
import { undoQuestionChange } from './bulk/undo-question-change.ts';
import { listScopePictures } from './bulk/words/list-scope-pictures.ts';
import { previewRewording } from './bulk/words/preview-rewording.ts';
import { rewordQuestions } from './bulk/words/reword-questions.ts';
import { showRewording } from './bulk/words/show-rewording.ts';
import { changeCollection } from './collections/change-collection.ts';
import { createCollection } from './collections/create-collection.ts';
import { listCollections } from './collections/list-collections.ts';
import { removeCollection } from './collections/remove-collection.ts';
import { cancelImport } from './commits/cancel-import.ts';
import { commitImport } from './commits/commit-import.ts';
import { undoImport } from './commits/undo-import.ts';
import { dropQuestionDraft } from './drafts/drop-question-draft.ts';
import { listQuestionDrafts } from './drafts/list-question-drafts.ts';
import { saveQuestionDraft } from './drafts/save-question-draft.ts';
import { showQuestionDraft } from './drafts/show-question-draft.ts';
import { drawQuestions } from './drawing/draw-questions.ts';
import { acceptImportProposal } from './dry-runs/fixing/accept-import-proposal.ts';
import { acceptSuggestions } from './dry-runs/fixing/accept-suggestions.ts';
import { fixImportFault } from './dry-runs/fixing/fix-import-fault.ts';
import { fixImportRow } from './dry-runs/fixing/fix-import-row.ts';
import { listImportFaults } from './dry-runs/fixing/list-import-faults.ts';
import { listImportRows } from './dry-runs/list-import-rows.ts';
import { matchImportColumns } from './dry-runs/matching/match-import-columns.ts';
import { matchImportPaper } from './dry-runs/matching/match-import-paper.ts';
import { placeImportArea } from './dry-runs/place-import-area.ts';
import { uploadImport } from './dry-runs/upload-import.ts';
import { downloadTemplate } from './exports/download-template.ts';
import { exportQuestions } from './exports/export-questions.ts';
import { reportExport } from './exports/report-export.ts';
import { createQuestionGroup } from './groups/create-question-group.ts';
import { listQuestionGroups } from './groups/list-question-groups.ts';
import { saveQuestionGroup } from './groups/save-question-group.ts';
import { showQuestionGroup } from './groups/show-question-group.ts';
import { listImports } from './imports/list-imports.ts';
import { showImport } from './imports/show-import.ts';
import { judgeReport } from './life/judge-report.ts';
import { listBookmarks } from './life/list-bookmarks.ts';
import { listReports } from './life/list-reports.ts';
import { removeBookmark } from './life/remove-bookmark.ts';
import { countReviews } from './review/count-reviews.ts';
import { approveQuestion } from './review/deciding/approve-question.ts';
import { returnQuestion } from './review/deciding/return-question.ts';
import { withdrawFromReview } from './review/deciding/withdraw-from-review.ts';
import { findDuplicates } from './review/find-duplicates.ts';
import { listReviews } from './review/list-reviews.ts';
import { showReview } from './review/show-review.ts';
import { submitForReview } from './review/submit-for-review.ts';
import { submitReviews } from './review/submit-reviews.ts';
import { showStatistics } from './statistics/show-statistics.ts';
import { tryVariants } from './variants/try-variants.ts';
import { listQuestionUses } from './versions/list-question-uses.ts';
import { listQuestionVersions } from './versions/list-question-versions.ts';
import { restoreQuestionVersion } from './versions/restore-question-version.ts';
import { showQuestionVersion } from './versions/show-question-version.ts';

export const handlers: Handlers<typeof api.questions> = {
  listQuestions,
  showQuestion,
  listQuestionFacts,
  drawQuestions,
  createQuestion,
  reviseQuestion,
  setQuestionStatus,
  listQuestionDrafts,
  showQuestionDraft,
  saveQuestionDraft,
  dropQuestionDraft,
  listQuestionVersions,
  showQuestionVersion,
  restoreQuestionVersion,
  listQuestionUses,
  listQuestionGroups,
  createQuestionGroup,
  showQuestionGroup,
  saveQuestionGroup,
  listCollections,
  createCollection,
  changeCollection,
  removeCollection,
  uploadImport,
  listImports,
  showImport,
  matchImportColumns,
  matchImportPaper,
  listImportRows,
  listImportFaults,
  fixImportFault,
  fixImportRow,
  acceptSuggestions,
  acceptImportProposal,
  downloadTemplate,
  placeImportArea,
  commitImport,
  cancelImport,
  undoImport,
  listBookmarks,
  removeBookmark,
  listReports,
  judgeReport,
  showStatistics,
  listReviews,
  countReviews,
  submitReviews,
  showReview,
  submitForReview,
  withdrawFromReview,
  approveQuestion,
  returnQuestion,
  findDuplicates,
  changeQuestions,
  listQuestionChanges,
  undoQuestionChange,
  previewRewording,
  rewordQuestions,
  showRewording,
  listScopePictures,
  reportExport,
  exportQuestions,
  tryVariants,
};
