import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Opening, Thing } from '@abhyas/contract/entitlements/access';
import type { Context } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { isStudentHere } from '../../identity/index.ts';
import { openingsOf } from './openings.store.ts';
import { sourcesInWords } from './sources.ts';

/** Which grants open a thing to an account now, the nearest first: of the thing itself, then of what it lies inside of. */
export async function whyOpen(ctx: Context, accountId: string, { kind, id }: Thing): Promise<Opening[]> {
  const { rows: found } = await openingsOf(ctx, kind, id, accountId).execute(rows(ctx));
  return found.map((row) => ({
    thing: { kind: row.kind, id: row.id },
    level: row.level,
    holder: row.holderKind,
    source: row.source,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    grantedAt: row.createdAt.toISOString(),
  }));
}

type Explain = typeof api.entitlements.explainAccess;
/** The same for a teacher who asks why a student sees something, or does not. */
export async function explainAccess(ctx: Context, { params, query }: Input<Explain>): Promise<Answer<Explain>> {
  if (!(await isStudentHere(ctx, query.accountId))) fail('NOT_FOUND');
  const openings = await whyOpen(ctx, query.accountId, params);
  const words = await sourcesInWords(
    ctx,
    openings.map(({ source }) => source),
  );
  return {
    open: openings.length > 0,
    openings: openings.map((one) => ({ ...one, from: words.get(one.source) ?? { kind: 'other', name: null } })),
  };
}
