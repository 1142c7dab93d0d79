import type { QuestionType } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';

/** In the order in which people choose; the texts stand under `questions.types`. */
export const questionTypes = [
  'SINGLE',
  'MULTIPLE',
  'INTEGER',
  'DECIMAL',
  'FILL-BLANK-NUMBER',
  'FILL-BLANK-TEXT',
  'ASSERTION-REASON',
  'MATCH-LIST',
  'MATRIX',
  'SUBJECTIVE-SHORT',
  'SUBJECTIVE-MEDIUM',
  'SUBJECTIVE-LONG',
] as const satisfies readonly QuestionType[];

export const subjects = ['physics', 'chemistry', 'maths', 'biology'] as const satisfies readonly SubjectName[];
