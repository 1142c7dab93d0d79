import type { QuestionSheet, SheetQuestion } from '@abhyas/contract/assessments/shapes';
import type { Language } from '@abhyas/contract/shapes';
import type { ConsoleState } from '../console-state.ts';
import type { DeskAction } from '../desk/desk.ts';

type Section = QuestionSheet['sections'][number];

/** What every part of the console needs. */
export interface ConsoleScene {
  readonly sheet: QuestionSheet;
  readonly state: ConsoleState;
  readonly act: (action: DeskAction) => void;
  /** Answers cannot be changed here now. */
  readonly readOnly: boolean;
  readonly language: Language;
}

/** The open question with its section. */
export function openQuestion({
  sheet,
  state,
}: Pick<ConsoleScene, 'sheet' | 'state'>): { question: SheetQuestion; section: Section; index: number } | undefined {
  for (const [index, section] of sheet.sections.entries()) {
    const question = section.questions.find((one) => one.id === state.current);
    if (question) return { question, section, index };
  }
  return undefined;
}

/** The words of a question in a language; English where it has none (exams: the English version is final). */
export const wordsOf = (question: SheetQuestion, language: Language) =>
  question.content[language] ?? question.content.en;

export const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export const isNumeric = (question: SheetQuestion): boolean =>
  question.type === 'INTEGER' || question.type === 'DECIMAL' || question.type === 'FILL-BLANK-NUMBER';
export const isChoice = (question: SheetQuestion): boolean =>
  question.type === 'SINGLE' || question.type === 'MULTIPLE';
