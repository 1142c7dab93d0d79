import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { analysisHandlers } from './analysis/handlers.ts';
import { saveAnswers } from './answers/save-answers.ts';
import { showSheet } from './attempts/show-sheet.ts';
import { showStanding } from './attempts/show-standing.ts';
import { startAttempt } from './attempts/start-attempt.ts';
import { submitAttempt } from './attempts/submit-attempt.ts';
import { takeSeat } from './attempts/take-seat.ts';
import { exportAbsent } from './absent/export-absent.ts';
import { listAbsent } from './absent/list-absent.ts';
import { listAskedBefore } from './asked-before/list-asked-before.ts';
import { audienceHandlers } from './audience/handlers.ts';
import { archivePaper } from './authoring/archive-paper.ts';
import { createPaper } from './authoring/create-paper.ts';
import { listPapers } from './authoring/list-papers.ts';
import { showPaperAdvice } from './checks/show-paper-advice.ts';
import { previewPaper } from './authoring/preview-paper.ts';
import { publishPaper } from './authoring/publish-paper.ts';
import { savePaperSettings } from './authoring/save-paper-settings.ts';
import { savePaper } from './authoring/save-paper.ts';
import { showPaper } from './authoring/show-paper.ts';
import { showPaperLink } from './audience/show-paper-link.ts';
import { invigilationHandlers } from './invigilation/handlers.ts';
import { equalVersionHandlers } from './equal-versions/handlers.ts';
import { listSimilar } from './similar/list-similar.ts';
import { findPapers } from './finding/find-papers.ts';
import { generationHandlers } from './generation/handlers.ts';
import { addExamPattern } from './patterns/add-exam-pattern.ts';
import { endExamPattern } from './patterns/end-exam-pattern.ts';
import { listExamPatterns } from './patterns/exam-patterns.ts';
import { listProvidedPatterns } from './patterns/list-provided-patterns.ts';
import { keyHandlers } from './keys/handlers.ts';
import { listMyPapers } from './open-papers/list-my-papers.ts';
import { showInstructions } from './open-papers/show-instructions.ts';
import { printHandlers } from './print/handlers.ts';
import { rankingHandlers } from './ranking/handlers.ts';
import { resultPrintHandlers } from './result-prints/handlers.ts';
import { ownPaperHandlers } from './custom/handlers.ts';
import { practiceHandlers } from './practice-sets/practice-routes.ts';
import { showResult } from './results/show-result.ts';
import { showSolution } from './results/show-solution.ts';
import { keepSolution, reportSolution, showOwnStand, uploadReportPicture } from './solutions/own-solution.ts';
import { exportAttempts } from './score-list/export-attempts.ts';
import { listAttempts } from './score-list/list-attempts.ts';

export const handlers: Handlers<typeof api.assessments> = {
  ...analysisHandlers,
  ...rankingHandlers,
  ...printHandlers,
  ...resultPrintHandlers,
  ...keyHandlers,
  ...invigilationHandlers,
  ...ownPaperHandlers,
  ...practiceHandlers,
  listExamPatterns,
  listProvidedPatterns,
  addExamPattern,
  endExamPattern,
  ...generationHandlers,
  ...audienceHandlers,
  ...equalVersionHandlers,
  listAskedBefore,
  listSimilar,
  listAbsent,
  exportAbsent,
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
  showOwnStand,
  keepSolution,
  reportSolution,
  uploadReportPicture,
};
