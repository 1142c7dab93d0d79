import type { keys } from '@abhyas/contract/assessments/keys';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { applyRescore } from '../rescore/apply-rescore.ts';
import { previewRescore } from '../rescore/preview-rescore.ts';
import { challengeKey } from './challenge-key.ts';
import { decideKey } from './decide-key.ts';
import { saveChallengeWindow } from './save-challenge-window.ts';
import { showAttemptKeys } from './show-attempt-keys.ts';
import { showPaperKeys } from './show-paper-keys.ts';
import { showQuestionKey } from './show-question-key.ts';

/** Endpoints of keys after the attempt. */
export const keyHandlers: Handlers<typeof keys> = {
  showAttemptKeys,
  challengeKey,
  saveChallengeWindow,
  showPaperKeys,
  showQuestionKey,
  decideKey,
  previewRescore,
  applyRescore,
};
