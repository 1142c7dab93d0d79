import { actorOf } from '../../../kernel/context.ts';
import type { BatchPlaces } from '../../identity/index.ts';
import { removeNoticesOf } from '../../notices/index.ts';
import { closeTo } from '../assignments/grants-of-batch.ts';
import { idsOfNames } from '../batches/batches.store.ts';
import { openBatch } from '../batches/open-batch.ts';
import { addTo } from '../members/add-members.ts';
import { batchesOfEach } from '../members/members.store.ts';
import { forgetMembers } from '../personal-data.store.ts';
import { canWriteCohorts } from '../policies.ts';

/** What an import of people asks of batches. */
export const placesInBatches: BatchPlaces = {
  named: async (ctx, names) => (canWriteCohorts(actorOf(ctx)) ? idsOfNames(ctx, names) : undefined),
  place: async (tx, places, reason) => {
    // In one order, so that two imports never wait for each other.
    for (const { batchId, accountIds } of places.toSorted((a, b) => a.batchId.localeCompare(b.batchId)))
      await addTo(tx, await openBatch(tx, batchId), accountIds, { kind: 'imported', reason });
  },
  takeOut: async (tx, accountIds) => {
    const batches = [...(await batchesOfEach(tx, accountIds)).values()].flat();
    for (const batchId of new Set(batches.map(({ id }) => id))) await closeTo(tx, batchId, accountIds, 'import undone');
    await forgetMembers(tx, accountIds);
    await removeNoticesOf(tx, accountIds);
  },
};
