import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { moveWindow, ownPass } from './pause-pass.ts';
import { endPause } from './pauses.store.ts';
import { presentPass, stateOfPass } from './present-passes.ts';

type Resume = typeof api.passes.resumePass;
/** Ends a pause now: what is left of it comes off the end of the pass. PASS_ENDED where it is not paused. */
export async function resumePass(ctx: Context, { params }: Input<Resume>): Promise<Answer<Resume>> {
  const resumed = await inTransaction(ctx, async (tx) => {
    const pass = await ownPass(tx, params.passId);
    const now = tx.clock.now();
    if (stateOfPass(pass, now) !== 'paused' || pass.pausedUntil === null) return fail('PASS_ENDED');
    await endPause(tx, pass.id, pass.pausedUntil);
    await record(tx, {
      action: 'pass.resumed',
      subjectKind: 'plan',
      subjectId: pass.planId,
      details: { passId: pass.id },
    });
    const left = pass.pausedUntil.getTime() - now.getTime();
    return moveWindow(tx, pass, { pausedUntil: null, endsAt: new Date(pass.endsAt.getTime() - left) });
  });
  return presentPass(ctx, resumed);
}
