import { optionCountOf } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import type { QuestionVariables } from '@abhyas/contract/questions/variables';
import type { Context } from '../../../kernel/context.ts';
import type { JudgedVersion } from '../judging/judge.ts';
import { listKeys, listVersions } from './delivery.store.ts';

/** One immutable version: what a student sees, and what `judge` needs of it. */
export interface QuestionVersion extends JudgedVersion {
  readonly questionId: string;
  readonly version: number;
  readonly number: number;
  readonly type: QuestionType;
  readonly optionCount: number;
  readonly content: { readonly en: QuestionContent; readonly hi?: QuestionContent };
  /** What differs between the variants of a parameterised question. */
  readonly variables?: QuestionVariables;
}

/** The words of given versions by question id (one version of each question); removed questions keep theirs. */
export async function versionsOf(
  ctx: Context,
  wanted: readonly { readonly questionId: string; readonly version: number }[],
): Promise<Map<string, QuestionVersion>> {
  if (wanted.length === 0) return new Map();
  const rows = await listVersions(ctx, wanted);
  return new Map(
    rows.map(({ en, hi, variables, ...row }) => [
      row.questionId,
      {
        ...row,
        optionCount: optionCountOf(row.type, en),
        content: { en, ...(hi && { hi }) },
        ...(variables && { variables }),
      },
    ]),
  );
}

/** One immutable key, and the version whose options it numbers. */
export interface QuestionKey {
  readonly questionId: string;
  readonly keyVersion: number;
  readonly version: number;
  readonly key: AnswerKey;
}

/** Given key versions by question id (one of each question). Never for a student who still sits the paper. */
export async function keysOf(
  ctx: Context,
  wanted: readonly { readonly questionId: string; readonly keyVersion: number }[],
): Promise<Map<string, QuestionKey>> {
  if (wanted.length === 0) return new Map();
  return new Map((await listKeys(ctx, wanted)).map((row) => [row.questionId, row]));
}
