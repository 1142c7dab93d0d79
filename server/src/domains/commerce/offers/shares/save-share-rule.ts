import type { api } from '@abhyas/contract';
import { ALL_POINTS } from '@abhyas/contract/commerce/offers/share-sums';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { ensurePayees } from './payees.store.ts';
import { insertRule } from './rules.store.ts';
import { showShareRule } from './show-share-rule.ts';

type Save = typeof api.commerce.saveShareRule;
/**
 * A new rule for the orders that are placed from now on. SHARES_TOO_MUCH, PAYEE_UNKNOWN for somebody who is not of the staff or a publisher
 * without a name, PAYEE_TWICE.
 */
export async function saveShareRule(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const { people, providerPoints, licence, parts: before } = await showShareRule(ctx, { params });
  const known = new Set([...people, ...before].map(({ accountId }) => accountId));
  for (const { kind, accountId, name } of body.parts)
    if (kind === 'author' ? accountId === null || !known.has(accountId) : name === '') fail('PAYEE_UNKNOWN');
  const all = body.parts.reduce(
    (sum, { basisPoints }) => sum + basisPoints,
    providerPoints + (licence?.basisPoints ?? 0),
  );
  if (all > ALL_POINTS) fail('SHARES_TOO_MUCH');
  const who = body.parts.map(({ kind, accountId, name }) => (kind === 'author' ? accountId : name.toLowerCase()));
  if (new Set(who).size < who.length || who.includes(licence?.publisher.toLowerCase() ?? null)) fail('PAYEE_TWICE');
  await inTransaction(ctx, async (tx) => {
    const payees = await ensurePayees(
      tx,
      body.parts.map(({ kind, accountId, name }) =>
        kind === 'author' ? { kind, accountId, name: '' } : { kind, accountId: null, name },
      ),
    );
    const parts = body.parts.map(({ basisPoints }, at) => ({ payeeId: payees[at]!.id, basisPoints }));
    await insertRule(tx, { thingKind: params.kind, thingId: params.thingId }, parts);
    await record(tx, {
      action: 'shares.changed',
      subjectKind: params.kind,
      subjectId: params.thingId,
      details: { parts },
    });
  });
  return showShareRule(ctx, { params });
}
