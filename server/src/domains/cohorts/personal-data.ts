import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData } from '../identity/index.ts';
import { openTo } from './assignments/grants-of-batch.ts';
import { lockBatches, namesOfBatches } from './batches/batches.store.ts';
import { listBatchesOf } from './members/members.store.ts';
import { forgetMembers, listMovesOf, moveActs, moveMemberships } from './personal-data.store.ts';

/** In which batches somebody is and was, and what a teacher did in them. */
export const cohortsPersonalData: PersonalData = {
  domain: 'cohorts',
  tables: ['batches', 'batch_members', 'batch_moves', 'batch_assignments'],
  export: async (ctx: Context, accountId: string) => {
    const moves = await listMovesOf(ctx, accountId);
    const here = await listBatchesOf(ctx, accountId);
    const ids = moves.flatMap(({ from, to }) => [from, to]).filter((id) => id !== null);
    const names = await namesOfBatches(ctx, [...new Set([...here, ...ids])]);
    const named = (id: string | null) => (id === null ? null : (names.get(id) ?? ''));
    return {
      batches: here.map(named),
      history: moves.map((move) => ({ ...move, from: named(move.from), to: named(move.to) })),
    };
  },
  erase: (tx: TransactionContext, accountId: string) => forgetMembers(tx, [accountId]),
  reassign: async (tx: TransactionContext, from: string, to: string) => {
    await moveMemberships(tx, from, to);
    await moveActs(tx, from, to);
    // Grants moved before this; one that had been taken back from either is given again where a batch says so.
    const batches = await lockBatches(tx, await listBatchesOf(tx, to));
    for (const batch of batches.values()) if (!batch.archivedAt) await openTo(tx, batch.id, [to]);
  },
};
