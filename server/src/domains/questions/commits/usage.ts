import type { KeepingPaper } from '@abhyas/contract/questions/rewording';
import type { QuestionUse } from '@abhyas/contract/questions/versions';
import type { Context } from '../../../kernel/context.ts';
import { port } from '../../../kernel/port.ts';

/** What a higher domain knows about where questions stand. */
export interface QuestionUsage {
  /** How many of these questions stand in a published paper, of whatever version. */
  usedInPapers(ctx: Context, questionIds: readonly string[]): Promise<number>;
  /** Where a question stands, the newest first. */
  usesOf(ctx: Context, questionId: string): Promise<readonly QuestionUse[]>;
  /** Papers that are published now and hold these questions in these versions or older ones. */
  papersHolding(
    ctx: Context,
    held: readonly { readonly questionId: string; readonly version: number }[],
  ): Promise<readonly KeepingPaper[]>;
  /** Questions of which a learner may not know yet how he did: results are not out, or the attempt was opened again. */
  secretFrom(ctx: Context, accountId: string): Promise<readonly string[]>;
}

/** The domain that owns papers answers. */
export const questionUsage = port<QuestionUsage>('questions.usage');
