import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { createQuestion } from './bank/create-question.ts';
import { listQuestionFacts } from './bank/list-question-facts.ts';
import { listQuestions } from './bank/list-questions.ts';
import { reviseQuestion } from './bank/revise-question.ts';
import { setQuestionStatus } from './bank/set-question-status.ts';
import { showQuestion } from './bank/show-question.ts';
import { cancelImport } from './commits/cancel-import.ts';
import { commitImport } from './commits/commit-import.ts';
import { undoImport } from './commits/undo-import.ts';
import { saveQuestionDraft } from './drafts/save-question-draft.ts';
import { dropQuestionDraft, listQuestionDrafts, showQuestionDraft } from './drafts/show-question-draft.ts';
import { drawQuestions } from './drawing/draw-questions.ts';
import { listImportRows } from './dry-runs/list-import-rows.ts';
import { listScopePictures } from './bulk/words/list-scope-pictures.ts';
import { previewRewording } from './bulk/words/preview-rewording.ts';
import { rewordQuestions } from './bulk/words/reword-questions.ts';
import { showRewording } from './bulk/words/show-rewording.ts';
import { changeQuestions, listQuestionChanges, undoQuestionChange } from './bulk/change-questions.ts';
import { listBookmarks, removeBookmark } from './life/bookmarks.ts';
import { judgeReport, listReports } from './life/reports.ts';
import { showStatistics } from './statistics/show-statistics.ts';
import { createQuestionGroup } from './groups/create-question-group.ts';
import { listQuestionGroups } from './groups/list-question-groups.ts';
import { saveQuestionGroup } from './groups/save-question-group.ts';
import { showQuestionGroup } from './groups/show-question-group.ts';
import { listImports, showImport } from './imports/list-imports.ts';
import { listImportFaults, fixImportFault } from './dry-runs/fixing/fix-import-fault.ts';
import { acceptImportProposal } from './dry-runs/fixing/accept-import-proposal.ts';
import { acceptSuggestions, fixImportRow } from './dry-runs/fixing/fix-import-row.ts';
import { downloadTemplate } from './exports/download-template.ts';
import { exportQuestions } from './exports/export-questions.ts';
import { reportExport } from './exports/report-export.ts';
import { matchImportColumns } from './dry-runs/matching/match-import-columns.ts';
import { matchImportPaper } from './dry-runs/matching/match-import-paper.ts';
import { placeImportArea } from './dry-runs/place-import-area.ts';
import { uploadImport } from './dry-runs/upload-import.ts';
import { approveQuestion, returnQuestion, withdrawFromReview } from './review/decide-review.ts';
import { changeCollection } from './collections/change-collection.ts';
import { createCollection } from './collections/create-collection.ts';
import { listCollections } from './collections/list-collections.ts';
import { removeCollection } from './collections/remove-collection.ts';
import { findDuplicates } from './review/find-duplicates.ts';
import { countReviews, listReviews } from './review/list-reviews.ts';
import { showReview } from './review/show-review.ts';
import { submitForReview, submitReviews } from './review/submit-for-review.ts';
import { tryVariants } from './variants/try-variants.ts';
import { listQuestionUses } from './versions/list-question-uses.ts';
import { listQuestionVersions } from './versions/list-question-versions.ts';
import { restoreQuestionVersion } from './versions/restore-question-version.ts';
import { showQuestionVersion } from './versions/show-question-version.ts';

export const handlers: Handlers<typeof api.questions> = {
  listQuestions,
  listQuestionFacts,
  drawQuestions,
  showQuestion,
  listCollections,
  createCollection,
  changeCollection,
  removeCollection,
  listQuestionGroups,
  createQuestionGroup,
  showQuestionGroup,
  saveQuestionGroup,
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
  listReviews,
  countReviews,
  showReview,
  submitForReview,
  submitReviews,
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
  listBookmarks,
  removeBookmark,
  listReports,
  judgeReport,
  showStatistics,
  uploadImport,
  listImports,
  showImport,
  listImportRows,
  listImportFaults,
  fixImportFault,
  matchImportColumns,
  matchImportPaper,
  placeImportArea,
  fixImportRow,
  acceptSuggestions,
  acceptImportProposal,
  downloadTemplate,
  reportExport,
  exportQuestions,
  commitImport,
  cancelImport,
  undoImport,
  tryVariants,
};
