import type { TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { saveValues } from '../values/person-keys.store.ts';
import { sealForPerson } from '../values/person-values.ts';
import { askForSeal } from '../seals/ask-for-seal.ts';
import { insertEntry } from './log.store.ts';

export type Values = Readonly<Record<string, unknown>>;

/** One thing that was done, by whom and to what. No personal values stand in `details` or `reason`. */
export interface AuditEntry {
  /** Domain and verb in the past tense, e.g. `paper.published`. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly details?: Values;
  /** Why, in the words of whoever did it. */
  readonly reason?: string;
  /** What was changed, field by field, before and after. */
  readonly before?: Values;
  readonly after?: Values;
  /** Account whose values these are: they are kept encrypted, and go when the person does. */
  readonly person?: string;
}

/** Writes the entry in the change's own transaction: neither is there without the other. */
export async function record(ctx: TransactionContext, entry: AuditEntry): Promise<void> {
  await insert(ctx, entry);
  await askForSeal(ctx);
}

async function insert(ctx: TransactionContext, entry: AuditEntry): Promise<void> {
  const { before, after, person } = entry;
  const id = newId();
  if (person === undefined || (before === undefined && after === undefined)) return insertEntry(ctx, id, entry);
  const { sealed, digest } = await sealForPerson(ctx, person, { before: before ?? {}, after: after ?? {} });
  await insertEntry(ctx, id, { ...entry, before: undefined, after: undefined, valuesDigest: digest });
  await saveValues(ctx, { entryId: id, personId: person, sealed });
}
