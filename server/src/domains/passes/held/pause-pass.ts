import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { extend } from '../../entitlements/index.ts';
import { getPlan } from '../plans/plans.store.ts';
import { changePass, lockPass, type StoredPass } from '../grants/passes.store.ts';
import { insertPause } from './pauses.store.ts';
import { presentPass } from './present-passes.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The caller's own pass, locked; NOT_FOUND for one of somebody else. */
export async function ownPass(tx: TransactionContext, passId: string): Promise<StoredPass> {
  const pass = await lockPass(tx, passId);
  if (pass.accountId !== actorOf(tx).accountId) fail('NOT_FOUND');
  return pass;
}

/** Moves the window of a pass and of all that it opens. */
export async function moveWindow(
  tx: TransactionContext,
  pass: StoredPass,
  window: Pick<StoredPass, 'endsAt' | 'pausedUntil'>,
): Promise<StoredPass> {
  await changePass(tx, pass.id, window);
  const startsAt = window.pausedUntil ?? tx.clock.now();
  await extend(tx, { source: pass.source, startsAt, endsAt: window.endsAt, reason: 'pass paused or resumed' });
  return { ...pass, ...window };
}

type Pause = typeof api.passes.pausePass;
/** Closes a pass for so many days, by which its end moves. PASS_ENDED where it is not open now, PASS_PAUSES_USED. */
export async function pausePass(ctx: Context, { params, body }: Input<Pause>): Promise<Answer<Pause>> {
  const paused = await inTransaction(ctx, async (tx) => {
    const pass = await ownPass(tx, params.passId);
    const { pauseDays } = await getPlan(tx, pass.planId);
    const { state, can } = await presentPass(tx, pass);
    if (state !== 'active') fail('PASS_ENDED');
    if (can.pauseDays === null) fail('PASS_PAUSES_USED');
    if (pauseDays !== null && body.days > pauseDays)
      failFields('INVALID_INPUT', [
        { path: 'body.days', messageKey: 'errors.fields.tooBig', values: { maximum: pauseDays } },
      ]);
    const pausedUntil = new Date(tx.clock.now().getTime() + body.days * DAY);
    await insertPause(tx, pass.id, pausedUntil);
    await record(tx, {
      action: 'pass.paused',
      subjectKind: 'plan',
      subjectId: pass.planId,
      details: { passId: pass.id, days: body.days },
    });
    const endsAt = new Date(pass.endsAt.getTime() + body.days * DAY);
    return moveWindow(tx, pass, { pausedUntil, endsAt });
  });
  return presentPass(ctx, paused);
}
