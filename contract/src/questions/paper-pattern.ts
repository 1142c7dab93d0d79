import { z } from 'zod';
import { id, text, whole } from '../shapes.ts';
import { answerSigns, optionSigns, questionSigns, solutionSigns } from './paper-signs.ts';

/** How somebody says that a paper is to be read; `auto`: as its reader finds it. */
export const paperPattern = z.object({
  question: z.enum(questionSigns),
  option: z.enum(optionSigns),
  answer: z.enum(answerSigns),
  /** For `word`: the word before every answer; while it is empty, answers are found in the usual way. */
  answerWord: text(30),
  solution: z.enum(solutionSigns),
  solutionWord: text(30),
  /** The knowledge area of every question; null while nobody said. */
  knowledgeAreaId: id.nullable(),
});
export type PaperPattern = z.infer<typeof paperPattern>;

/** What was found in a paper. */
export const paperSeen = z.object({
  questions: whole,
  /** How most questions begin, and how most options are marked; null where none is. */
  question: z.enum(questionSigns).exclude(['auto']).nullable(),
  option: z.enum(optionSigns).exclude(['auto']).nullable(),
  /** Questions with options, with an answer, with a solution. */
  optioned: whole,
  answered: whole,
  solved: whole,
});
export type PaperSeen = z.infer<typeof paperSeen>;

/** An ordinary paper of Word, as it was read. */
export const ownPaper = z.object({ pattern: paperPattern, seen: paperSeen });
