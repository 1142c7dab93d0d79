import type { FieldError } from '@abhyas/contract/envelope';
import { everyDoc } from '@abhyas/contract/questions/question-types';
import { difficultyCodes, type QuestionContent } from '@abhyas/contract/questions/shapes';
import { imagesOf } from '@abhyas/contract/rich-text';
import { checkQuestion, foreseeQuestion } from '../bank/check-question.ts';
import type { StoredQuestion } from '../bank/questions.store.ts';

/**
 * What must be put right before a stored question may be reviewed: the rules of its type as they are today (an answer among the options,
 * formulas that can be typeset), and a text for each figure. Paths within the question.
 */
export async function reviewProblems(question: StoredQuestion): Promise<FieldError[]> {
  const { en, hi, variables, difficulty, key, type, pastExams } = question;
  const content = { en, ...(hi && { hi }) };
  const draft = {
    type,
    key,
    pastExams,
    content,
    difficulty: difficultyCodes[difficulty],
    ...(variables && { variables }),
  };
  await foreseeQuestion(draft);
  return [
    ...checkQuestion(draft),
    ...figuresWithoutText('content.en', en),
    ...(hi ? figuresWithoutText('content.hi', hi) : []),
  ];
}

function figuresWithoutText(path: string, content: QuestionContent): FieldError[] {
  const docs = everyDoc(content);
  return docs
    .filter(({ doc }) => imagesOf(doc).some(({ attrs }) => attrs.alt.trim() === ''))
    .map(({ path: at }) => ({ path: `${path}.${at}`, messageKey: 'questions.checks.figureText' }));
}
