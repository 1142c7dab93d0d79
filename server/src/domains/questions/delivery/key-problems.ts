import type { FieldError } from '@abhyas/contract/envelope';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { QuestionVersion } from './versions-of.ts';
import { checkQuestion } from '../bank/check-question.ts';

/** What hinders this key from being a key of that version: paths that begin with `key`, messages as when a question is saved. Pure. */
export function keyProblems({ type, content, variables }: QuestionVersion, key: AnswerKey): FieldError[] {
  const draft = { type, difficulty: 1, pastExams: [], content, key, ...(variables && { variables }) } as const;
  return checkQuestion({ ...draft, pastExams: [] }).filter(({ path }) => path === 'key' || path.startsWith('key.'));
}
