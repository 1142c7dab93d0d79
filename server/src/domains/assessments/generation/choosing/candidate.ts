import type { SectionBlueprint } from '@abhyas/contract/assessments/generation';
import { type DifficultyName, difficultyNames, type QuestionType } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';

/** A question that may be chosen. */
export interface Candidate {
  readonly id: string;
  readonly type: QuestionType;
  readonly difficulty: DifficultyName;
  readonly subject: SubjectName;
  /** The chapter that it stands in, itself or by its topic. */
  readonly chapterId: string;
  /** The stem that it shares with others: it is taken with all of them, or not at all. */
  readonly group?: { readonly id: string; readonly size: number; readonly position: number };
}

/** The levels of difficulty, in the order of their codes. */
export const levels: readonly DifficultyName[] = Object.values(difficultyNames);

/** What a section wishes, wherever it stands. */
export type Wish = Pick<SectionBlueprint, 'count' | 'groups' | 'subject' | 'types' | 'difficulty' | 'chapters'>;

/** Whether a section may have a question: its subject, its types, its chapters. */
export const fits = ({ subject, types, chapters }: Wish, question: Candidate): boolean =>
  (subject === undefined || question.subject === subject) &&
  types.includes(question.type) &&
  (chapters.length === 0 || chapters.some(({ knowledgeAreaId }) => knowledgeAreaId === question.chapterId));

/** Row (chapter) and column (difficulty) of a question in the wish of a section. */
export function cellOf(
  { chapters }: Wish,
  { chapterId, difficulty }: Candidate,
): readonly [row: number, column: number] {
  const row = chapters.findIndex(({ knowledgeAreaId }) => knowledgeAreaId === chapterId);
  return [Math.max(0, row), levels.indexOf(difficulty)];
}
