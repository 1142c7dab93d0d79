import type { custom } from '@abhyas/contract/assessments/custom';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { showProductTests } from '../product-tests/show-product-tests.ts';
import { countOwnQuestions } from './count-own-questions.ts';
import { discardOwnPaper } from './making/discard-own-paper.ts';
import { makeOwnPaper } from './making/make-own-paper.ts';
import { startOverview } from './overview/start-overview.ts';

export const ownPaperHandlers: Handlers<typeof custom> = {
  countOwnQuestions: (ctx, input) => countOwnQuestions(ctx, input),
  makeOwnPaper: (ctx, input) => makeOwnPaper(ctx, input),
  discardOwnPaper: (ctx, input) => discardOwnPaper(ctx, input),
  startOverview: (ctx, input) => startOverview(ctx, input),
  showProductTests: (ctx, input) => showProductTests(ctx, input),
};
