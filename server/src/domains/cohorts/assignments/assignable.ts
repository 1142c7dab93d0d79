import type { ErrorName } from '@abhyas/contract';
import type { Thing, ThingKind } from '@abhyas/contract/entitlements/access';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { port } from '../../../kernel/port.ts';

/** What a higher domain says of a kind of things that can be assigned to a batch. */
export interface Assignable {
  readonly kind: ThingKind;
  /** Titles of those of these ids that exist here and can be assigned. */
  readonly titlesOf: (ctx: Context, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** At most twenty that can be assigned, whose title holds the words. */
  readonly find: (ctx: Context, words: string) => Promise<readonly { readonly id: string; readonly title: string }[]>;
  /** Why it opens to nobody new, e.g. because its publisher is paid for each student; whoever has it keeps it. */
  readonly closedBy?: (ctx: Context, id: string) => Promise<ErrorName | undefined>;
  /** Called in the transaction that opens it to these students, from that day or at once. */
  readonly opened?: (
    tx: TransactionContext,
    id: string,
    accountIds: readonly string[],
    startsAt: Date | null,
  ) => Promise<void>;
  /** Path of the page where a student opens it. */
  readonly pathOf: (id: string) => string;
}

export const assignables = port<readonly Assignable[]>('cohorts.assignables');
export const assignableOf = (kind: ThingKind): Assignable | undefined => assignables().find((one) => one.kind === kind);

/** Titles of things by id; what is gone has none. */
export async function titlesOf(ctx: Context, things: readonly Thing[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const { kind, titlesOf: ask } of assignables()) {
    const ids = things.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length > 0) for (const [id, title] of await ask(ctx, ids)) titles.set(id, title);
  }
  return titles;
}
