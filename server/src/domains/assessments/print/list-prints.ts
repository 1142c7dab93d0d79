import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { canPrint } from '../../../kernel/printing/print-page.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { namesOf } from '../../identity/index.ts';
import { getPaper } from '../authoring/papers.store.ts';
import { listPrintRows, type Print } from './prints.store.ts';

type Endpoint = typeof api.assessments.listPrints;

/** What was made of a paper and is still kept, with addresses that end by themselves. */
export async function listPrints(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { id } = await getPaper(ctx, params.paperId);
  const rows = await listPrintRows(ctx, id);
  const names = await namesOf(
    ctx,
    rows.map(({ askedBy }) => askedBy),
  );
  return {
    available: await canPrint(),
    rows: rows.map((row) => present(ctx, row, names.get(row.askedBy)?.name ?? '')),
  };
}

function present(ctx: Context, print: Print, askedBy: string): Answer<Endpoint>['rows'][number] {
  const { paperId: _paper, storageKey, askedAt, expiresAt, ...same } = print;
  return {
    ...same,
    askedBy,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    url: storageKey === null ? null : runtime().signer.sign(ctx.instituteId, storageKey, ctx.clock.now()),
  };
}
