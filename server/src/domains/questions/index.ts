import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { jobs, sweeps } from './jobs.ts';
import { handlers } from './routes.ts';

export { createQuestion } from './bank/create-question.ts';
export { countActive as countQuestions, countKeysBy } from './delivery/delivery.store.ts';
export { getForPaper, holdForPaper, type PaperQuestion } from './delivery/get-for-paper.ts';
export { listCandidates } from './delivery/candidates.store.ts';
export { imagesIn } from './delivery/images-in.ts';
export { pickQuestions } from './delivery/pick-questions.ts';
export { keysOf, type QuestionVersion, versionsOf } from './delivery/versions-of.ts';
export { stemsOf } from './groups/stems-of.ts';
export { type AnsweredQuestion, recordAnswers } from './history/record-answers.ts';
export { keepQuestion } from './life/bookmarks.ts';
export { questionNoticeKinds } from './life/notice-kinds.ts';
export { ownStand, reportQuestion, saveReportPicture } from './life/report-question.ts';
export { registerUsage } from './commits/usage.ts';
export { drawVariant } from './variants/draw-variant.ts';
export { fillContent } from './variants/fill-content.ts';
export { fillKey, unitOf } from './variants/fill-key.ts';
export { judge, type Verdict } from './judging/judge.ts';
export { questionsPersonalData } from './personal-data.ts';

export const questionsDomain = domain({ name: 'questions', contract: api.questions, handlers, jobs, sweeps });
