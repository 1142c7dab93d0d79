import type { TransactionContext } from '../../../kernel/context.ts';
import { insertEntry } from './log.store.ts';

/** One thing that was done, by whom and to what. No personal values stand in `details`. */
export interface AuditEntry {
  /** Domain and verb in the past tense, e.g. `paper.published`. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes the entry in the change's own transaction: neither is there without the other. */
export async function record(ctx: TransactionContext, entry: AuditEntry): Promise<void> {
  await insertEntry(ctx, entry);
}
