import type { api } from '@abhyas/contract';
import { readCode } from '@abhyas/contract/codes/code-signs';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { findStudentIds } from '../../identity/index.ts';
import { type CodeFilter, listCodePage } from '../making/codes.store.ts';
import { knownAs } from '../making/make-codes.ts';
import { presentCodes } from './present-codes.ts';

type List = typeof api.codes.listCodes;
/** One page of codes with who redeemed them and when. */
export async function listCodes(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { search, batchId, state, page, size } = query;
  const found = search === '' ? null : await whatFits(ctx, search);
  const { rows, total } = await listCodePage(ctx, { batchId, state, found, page, size });
  return {
    rows: await presentCodes(ctx, rows),
    total,
    page,
    size,
    can: { edit: actorOf(ctx).capabilities.has('sales.write') },
  };
}

/** A whole code, the last four signs of one, or people. */
async function whatFits(ctx: Context, words: string): Promise<CodeFilter['found']> {
  const code = readCode(words);
  return {
    digest: code === undefined ? null : knownAs(ctx, code),
    lastFour: words.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''),
    accountIds: await findStudentIds(ctx, words),
  };
}
