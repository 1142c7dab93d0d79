import type { ConsoleProfile, MarkingRule, SetLetter } from '@abhyas/contract/assessments/shapes';
import type { Difficulty, QuestionType } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { cachedBeside } from '../../../kernel/cached.ts';

/** A question at its place, pinned: everything that marking and reports need beside words and key. */
export interface PlacedQuestion {
  readonly id: string;
  readonly version: number;
  readonly keyVersion: number;
  /** `section.number.0` */
  readonly index: string;
  readonly type: QuestionType;
  readonly optionCount: number;
  readonly difficulty: Difficulty;
  readonly subject: SubjectName;
  readonly areaId: string;
  readonly topic: string;
  /** Its marking, where it differs from the section's. */
  readonly rule?: MarkingRule;
  /** It has variables: each attempt is given numbers of its own. */
  readonly varies?: true;
  /** Numbers of the options that keep their place in every set. */
  readonly fixedOptions?: readonly number[];
  /** The stem that it shares with others, as it was then. */
  readonly group?: { readonly id: string; readonly version: number };
}
export interface VersionSection {
  readonly id: string;
  readonly title: string;
  readonly rule: MarkingRule;
  /** Of the answers only so many count, the first ones in the order of the paper; undefined: all. */
  readonly counted?: number;
  /** Locked sections: its own time in minutes. */
  readonly minutes?: number;
  /**
   * Which turn its questions take in the sets: only those alike in type, difficulty and marks change places; 0: none does, all sets
   * have one order. Undefined, in versions older than turns: any two change places.
   */
  readonly turn?: number;
  readonly questions: readonly PlacedQuestion[];
}
/** What was published, as it was. It never changes. */
export interface PaperVersion {
  readonly paperId: string;
  readonly version: number;
  readonly title: string;
  readonly minutes: number;
  readonly instructions: RichTextDoc;
  readonly instructionsHi?: RichTextDoc;
  readonly console: ConsoleProfile;
  readonly sections: readonly VersionSection[];
  /** The official pattern that it follows. */
  readonly patternId?: string;
  /** In how many sets it is given out. */
  readonly sets: number;
  /** The set in whose order the questions stand here; undefined: A, as composed. What is published is always that. */
  readonly set?: SetLetter;
  readonly questions: number;
  /** Hundredths of a mark. */
  readonly fullMarks: number;
  readonly publishedAt: Date;
}

/** Every question of the version, in the order of the paper. */
export const questionsOf = (version: PaperVersion): PlacedQuestion[] =>
  version.sections.flatMap(({ questions }) => questions);

/** Its questions that have variables; none in a version that was published before there were any. */
export const variedOf = cachedBeside((version: PaperVersion): readonly PlacedQuestion[] =>
  questionsOf(version).filter(({ varies }) => varies),
);

/** The questions that an attempt at this version may answer, with the number of their section from 1. */
export const sectionNumbersOf = cachedBeside(
  (version: PaperVersion): ReadonlyMap<string, number> =>
    new Map(version.sections.flatMap(({ questions }, at) => questions.map(({ id }) => [id, at + 1]))),
);
