import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { createQuestion } from './bank/create-question.ts';
import { listQuestions } from './bank/list-questions.ts';
import { reviseQuestion } from './bank/revise-question.ts';
import { setQuestionStatus } from './bank/set-question-status.ts';
import { showQuestion } from './bank/show-question.ts';
import { cancelImport } from './commits/cancel-import.ts';
import { commitImport } from './commits/commit-import.ts';
import { undoImport } from './commits/undo-import.ts';
import { listImportRows } from './dry-runs/list-import-rows.ts';
import { listImports, showImport } from './imports/list-imports.ts';
import { placeImportArea } from './dry-runs/place-import-area.ts';
import { uploadImport } from './dry-runs/upload-import.ts';

export const handlers: Handlers<typeof api.questions> = {
  listQuestions,
  showQuestion,
  createQuestion,
  reviseQuestion,
  setQuestionStatus,
  uploadImport,
  listImports,
  showImport,
  listImportRows,
  placeImportArea,
  commitImport,
  cancelImport,
  undoImport,
};
