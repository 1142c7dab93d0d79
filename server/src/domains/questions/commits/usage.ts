import type { QuestionUse } from '@abhyas/contract/questions/versions';
import type { Context } from '../../../kernel/context.ts';

/** What a higher domain knows about where questions stand. */
export interface QuestionUsage {
  /** How many of these questions stand in a published paper, of whatever version. */
  usedInPapers(ctx: Context, questionIds: readonly string[]): Promise<number>;
  /** Where a question stands, the newest first. */
  usesOf(ctx: Context, questionId: string): Promise<readonly QuestionUse[]>;
}

let usage: QuestionUsage = { usedInPapers: async () => 0, usesOf: async () => [] };

/** Filled at start by the domain that owns papers (port: calls go down). */
export function registerUsage(port: QuestionUsage): void {
  usage = port;
}
export const questionUsage = (): QuestionUsage => usage;
