import { answerQuestions } from '../threads/answer-questions.ts';
import { checkTex } from './check-tex.ts';
import type { FormulaAnswer, FormulaQuestion } from './foresee-formulas.ts';
import { typeset } from './typeset.ts';

/** What the thread of `foreseeChecks` and `foreseeTypeset` does. */
answerQuestions<FormulaQuestion, FormulaAnswer>(({ check, set }) => ({
  checks: check.map(({ latex, display }) => checkTex(latex, display)),
  html: set.map((key) => typeset(key)),
}));
