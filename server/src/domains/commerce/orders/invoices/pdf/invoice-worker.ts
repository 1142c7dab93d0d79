import { answerQuestions } from '../../../../../kernel/threads/answer-questions.ts';
import { type DrawnInvoice, drawInvoice } from './draw-invoice.ts';

answerQuestions<DrawnInvoice, Uint8Array>(drawInvoice);
