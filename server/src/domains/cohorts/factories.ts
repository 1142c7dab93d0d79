import type { BatchKind } from '@abhyas/contract/cohorts/batches';
import { type Context, inTransaction } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { insertBatch } from './batches/batches.store.ts';
import { addTo } from './members/add-members.ts';

/** A batch with these members, for tests and the demonstration; `ctx` has an actor. Answers its id. */
export async function aBatch(
  ctx: Context,
  given: {
    readonly name: string;
    readonly kind?: BatchKind;
    readonly description?: string;
    readonly members?: readonly string[];
  },
): Promise<string> {
  const { members = [], ...named } = given;
  const batch = {
    id: newId(),
    kind: 'batch' as const,
    description: '',
    ...named,
    archivedAt: null,
    createdAt: ctx.clock.now(),
  };
  await inTransaction(ctx, async (tx) => {
    await insertBatch(tx, batch, ctx.actor?.accountId ?? '');
    await addTo(tx, batch, members, { kind: 'added', reason: '' });
  });
  return batch.id;
}
