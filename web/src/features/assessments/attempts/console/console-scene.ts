import type { QuestionSheet, SheetQuestion } from '@abhyas/contract/assessments/shapes';
import { keyKinds, shownOptions } from '@abhyas/contract/questions/question-types';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { Language } from '@abhyas/contract/shapes';
import type { ServerClock } from '../clock.ts';
import type { ConsoleState } from '../console-state.ts';
import type { DeskAction } from '../desk/desk.ts';
import type { NoteBook } from '../notes/use-notes.ts';

type Section = QuestionSheet['sections'][number];

/** By what time the attempt runs. */
export interface ConsoleTiming {
  readonly clock: ServerClock;
  readonly deadline: string;
  /** The clock stands since then. */
  readonly pausedAt: string | null;
  /** Locked sections: when each ends. */
  readonly sectionEnds: readonly string[] | null;
}

/** What every part of the console needs. */
export interface ConsoleScene {
  readonly sheet: QuestionSheet;
  readonly state: ConsoleState;
  readonly act: (action: DeskAction) => void;
  /** Answers cannot be changed here now. */
  readonly readOnly: boolean;
  readonly language: Language;
  readonly timing: ConsoleTiming;
  readonly notes: NoteBook;
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

/** The words of a question in a language; English where it has none (exams: console behaviour). */
export const wordsOf = (question: SheetQuestion, language: Language) =>
  question.content[language] ?? question.content.en;

export const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** The options of a question in the language of its words. */
export const optionsOf = (question: SheetQuestion, language: Language): readonly RichTextDoc[] =>
  shownOptions(question.type, wordsOf(question, language), question.content[language] ? language : 'en');

/** What kind of answer a question takes. */
export const answerKind = (question: SheetQuestion) => keyKinds[question.type];
