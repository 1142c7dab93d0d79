import type { LossCode } from '@abhyas/contract/questions/formats';
import type { GroupStem } from '@abhyas/contract/questions/groups';
import type { RowProblem } from '@abhyas/contract/questions/imports';
import type { RichCells } from '../reading/read-row.ts';
import type { AnswerKey, Difficulty, QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import type { QuestionVariables } from '@abhyas/contract/questions/variables';

/** The group whose stem a question shares; questions that say the same of it stand in one. */
export interface PartsGroup {
  readonly title: string;
  readonly stem: GroupStem;
}

/** A question on its way in or out: what a file says of it, complete or not. */
export interface Parts {
  readonly type: QuestionType;
  /** Null where the file does not say. */
  readonly difficulty: Difficulty | null;
  readonly pastExams: readonly string[];
  readonly tags: readonly string[];
  /** Name or path of its knowledge area; empty where the file does not say. */
  readonly areaName: string;
  readonly content: { readonly en: QuestionContent; readonly hi?: QuestionContent | undefined };
  readonly variables?: QuestionVariables | undefined;
  readonly key: AnswerKey | null;
  readonly expectedSeconds?: number | undefined;
  readonly group?: PartsGroup | undefined;
}

/** A picture beside the words: documents name it by `id`. */
export interface Picture {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly alt: string;
  readonly fileName: string;
}

/** One question of a file as its reader saw it; broken ones stand beside good ones. */
export interface ReadItem {
  /** Line of the file where it begins; null where a format has no lines. */
  readonly line: number | null;
  /** What the file calls it, or its first words. */
  readonly name: string;
  /** Null where nothing could be read. */
  readonly parts: Parts | null;
  readonly problems: readonly RowProblem[];
  readonly losses: readonly LossCode[];
  readonly pictures: readonly Picture[];
}

/** One row of a table with rich cells, its texts in the order in which columns are kept. */
export interface ReadCells extends Pick<ReadItem, 'line' | 'problems' | 'losses' | 'pictures'> {
  readonly cells: readonly string[];
  readonly rich: RichCells;
}

/** A question to be written. */
export type WholeParts = Parts & { readonly difficulty: Difficulty; readonly key: AnswerKey };
/** Takes the bytes of a picture out of the store. */
export type PictureOf = (mediaId: string) => Picture | undefined;
