import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { openBatch } from '../batches/open-batch.ts';
import { assignableOf } from './assignable.ts';
import { presentAssignments } from './list-assignments.ts';
import { assignToOne, hasThing } from './assign.ts';

type AssignThing = typeof api.cohorts.assignThing;
/** Opens a thing to every member of a batch, in a window where one is given. */
export async function assignThing(ctx: Context, { params, body }: Input<AssignThing>): Promise<Answer<AssignThing>> {
  const { thing, startsAt, endsAt } = body;
  requireWindow(instantOf(startsAt) ?? ctx.clock.now(), instantOf(endsAt), ctx.clock.now());
  const assignment = await inTransaction(ctx, async (tx) => {
    const batch = await openBatch(tx, params.batchId);
    const title =
      (await assignableOf(thing.kind)?.titlesOf(tx, [thing.id]))?.get(thing.id) ?? fail('ASSIGNABLE_UNKNOWN');
    if (await hasThing(tx, batch.id, thing)) fail('ASSIGNED_ALREADY');
    return assignToOne(tx, batch, { thing, title, startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) });
  });
  const [shown = fail('NOT_FOUND')] = await presentAssignments(ctx, [assignment]);
  return shown;
}

/** ASSIGNMENT_WINDOW beside the field where it would close before it opens, or is over already. */
function requireWindow(opens: Date, closes: Date | null, now: Date): void {
  if (closes !== null && (closes <= opens || closes <= now))
    failFields('ASSIGNMENT_WINDOW', [{ path: 'body.endsAt', messageKey: 'errors.ASSIGNMENT_WINDOW' }]);
}

const instantOf = (instant: string | null) => (instant === null ? null : new Date(instant));
