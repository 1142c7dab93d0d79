import type { api } from '@abhyas/contract';
import { readCode } from '@abhyas/contract/codes/code-signs';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { shelfOf } from '../../commerce/index.ts';
import { callerOf, requireTry } from '../../identity/index.ts';
import { getCodeBatch, type StoredCodeBatch } from '../making/code-batches.store.ts';
import { titlesOfThings } from '../making/code-things.ts';
import { countRedeemedBy, findCode, insertRedemption, lockCode, type StoredCode } from '../making/codes.store.ts';
import { knownAs } from '../making/make-codes.ts';
import { presentRedemptions } from './list-my-codes.ts';

const HOUR = 3600;
type Redeem = typeof api.codes.redeemCode;
/**
 * Opens to the caller what a code is for, once: the same code again answers what it did. CODE_UNKNOWN, CODE_USED, CODE_BLOCKED, CODE_ENDED,
 * CODE_LIMIT, CODE_OWNED; TOO_MANY_REQUESTS for who tries many.
 */
export async function redeemCode(ctx: Context, { body }: Input<Redeem>): Promise<Answer<Redeem>> {
  const typed = readCode(body.code) ?? fail('CODE_UNKNOWN');
  const { accountId } = actorOf(ctx);
  await limitTries(ctx, accountId);
  const codeId = await inTransaction(ctx, async (tx) => {
    const code = (await lockCode(tx, { digest: knownAs(tx, typed) })) ?? fail('CODE_UNKNOWN');
    if (code.accountId !== accountId) await openCode(tx, code, accountId);
    return code.id;
  });
  const redeemed = (await findCode(ctx, codeId)) ?? fail('NOT_FOUND');
  const [presented = fail('NOT_FOUND')] = await presentRedemptions(ctx, [redeemed]);
  return presented;
}

/** Every try counts, also a good one: who redeems a card does it once. A school behind one address redeems hundreds in an hour. */
async function limitTries(ctx: Context, accountId: string): Promise<void> {
  await requireTry(ctx, [
    { key: `codeTries:${accountId}`, tries: 10, seconds: HOUR / 4 },
    { key: `codeTries@${callerOf(ctx)}`, tries: 1000, seconds: HOUR },
    { key: 'codeTries', tries: 20_000, seconds: HOUR },
  ]);
}

/** The row of the code is locked, so that of two who redeem it at once one comes second. */
async function openCode(tx: TransactionContext, code: StoredCode, accountId: string): Promise<void> {
  const batch = await getCodeBatch(tx, code.batchId);
  await lockByName(tx, `codes.of.${accountId}`);
  await requireOpen(tx, { code, batch, accountId });
  const ends: (Date | null)[] = [];
  for (const [at, { kind, id: thingId }] of batch.things.entries()) {
    const source = `code:${code.id}:${at}`;
    const bought = { accountId, thingId, source, validityDays: batch.days, opensUntil: null, paidPaise: 0 };
    ends.push(await shelfOf(kind).open(tx, bought));
  }
  const opensUntil = ends.includes(null) ? null : new Date(Math.max(...ends.map((end) => end?.getTime() ?? 0)));
  await insertRedemption(tx, { id: code.id, batchId: batch.id, accountId, opensUntil });
  await record(tx, {
    action: 'code.redeemed',
    subjectKind: 'code_batch',
    subjectId: batch.id,
    details: { number: code.number, lastFour: code.lastFour },
  });
}

interface Wanted {
  readonly code: StoredCode;
  readonly batch: StoredCodeBatch;
  readonly accountId: string;
}
/** The first reason why a code opens nothing to somebody. */
async function requireOpen(tx: TransactionContext, { code, batch, accountId }: Wanted): Promise<void> {
  const now = tx.clock.now();
  if (code.accountId !== null) fail('CODE_USED');
  if (code.blockedAt !== null || batch.blockedAt !== null) fail('CODE_BLOCKED');
  if (batch.redeemUntil !== null && batch.redeemUntil <= now)
    fail('CODE_ENDED', { until: batch.redeemUntil.toISOString() });
  if ((await countRedeemedBy(tx, batch.id, accountId)) >= batch.perPerson)
    fail('CODE_LIMIT', { most: batch.perPerson });
  const held = new Set<string>();
  for (const { kind, id } of batch.things)
    for (const one of await shelfOf(kind).heldOf(tx, accountId, [id])) held.add(one);
  if (batch.things.every(({ id }) => held.has(id))) {
    const titles = await titlesOfThings(tx, batch.things);
    fail('CODE_OWNED', { title: batch.things.map(({ id }) => titles.get(id) ?? '').join(', ') });
  }
}
