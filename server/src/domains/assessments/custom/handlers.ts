import type { custom } from '@abhyas/contract/assessments/custom';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { showProductTests } from '../product-tests/show-product-tests.ts';
import { countOwnQuestions } from './count-own-questions.ts';
import { discardOwnPaper } from './making/discard-own-paper.ts';
import { makeOwnPaper } from './making/make-own-paper.ts';
import { startOverview } from './overview/start-overview.ts';

export const ownPaperHandlers: Handlers<typeof custom> = {
  countOwnQuestions,
  makeOwnPaper,
  discardOwnPaper,
  startOverview,
  showProductTests,
};
