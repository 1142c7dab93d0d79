import { answerQuestions } from '../../../kernel/threads/answer-questions.ts';
import { type Drawn, drawCodes } from './draw-codes.ts';
import { drawSheets, type Sheets } from './draw-sheets.ts';

/** Codes to draw by chance, or cards to draw of codes. */
export type CodesQuestion = { readonly key: Uint8Array; readonly count: number } | { readonly sheets: Sheets };
export interface CodesAnswer {
  readonly drawn: Drawn[];
  readonly pdf: Uint8Array;
}

answerQuestions<CodesQuestion, CodesAnswer>(async (question) =>
  'sheets' in question
    ? { drawn: [], pdf: await drawSheets(question.sheets) }
    : { drawn: drawCodes(question.key, question.count), pdf: new Uint8Array() },
);
