import type { Code, CodeState } from '@abhyas/contract/codes/shapes';
import type { Context } from '../../../kernel/context.ts';
import { contactsOf } from '../../identity/index.ts';
import { namesOfCodeBatches } from '../making/code-batches.store.ts';
import type { StoredCode } from '../making/codes.store.ts';

function stateOfCode({ redeemedAt, blockedAt }: StoredCode): CodeState {
  if (redeemedAt !== null) return 'redeemed';
  return blockedAt === null ? 'open' : 'blocked';
}

/** Codes as staff see them. */
export async function presentCodes(ctx: Context, codes: readonly StoredCode[]): Promise<Code[]> {
  const names = await namesOfCodeBatches(ctx, [...new Set(codes.map(({ batchId }) => batchId))]);
  const people = await contactsOf(ctx, [...new Set(codes.flatMap(({ accountId }) => accountId ?? []))]);
  return codes.map((code) => ({
    codeId: code.id,
    batchId: code.batchId,
    batchName: names.get(code.batchId) ?? '',
    number: code.number,
    lastFour: code.lastFour,
    state: stateOfCode(code),
    redeemedAt: code.redeemedAt?.toISOString() ?? null,
    accountId: code.accountId,
    name: people.get(code.accountId ?? '')?.name ?? '',
    email: people.get(code.accountId ?? '')?.email ?? '',
  }));
}
