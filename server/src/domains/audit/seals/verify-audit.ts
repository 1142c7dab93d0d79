import type { AuditVerification } from '@abhyas/contract/insights/audit';
import type { Context } from '../../../kernel/context.ts';
import { openValues } from '../values/person-values.ts';
import { digestOf, linkOf } from './chain-link.ts';
import { sealAll } from './seal-entries.job.ts';
import { readHead, type SealHead } from './seal-heads.ts';
import { countUnsealed, listSealed, type SealedRow } from './seals.store.ts';

const PAGE = 1000;
const DAY_MS = 86_400_000;
type Fault = NonNullable<AuditVerification['fault']>;

interface Walk {
  rows: number;
  erased: number;
  link: string;
  sealedUntil: Date | undefined;
  headSeen: boolean;
}

/**
 * Recomputes the whole chain from the rows as they are now and names the first thing that is wrong: a row or a seal that was changed or
 * taken out, values that are not those of the digest, an end that is not the one exported. What is unsealed is sealed first.
 */
export async function verifyAudit(ctx: Context): Promise<AuditVerification> {
  await sealAll(ctx, new Date(ctx.clock.now().getTime() - DAY_MS));
  const exported = await readHead(ctx);
  const walk: Walk = { rows: 0, erased: 0, link: '', sealedUntil: undefined, headSeen: false };
  const fault =
    (await walkChain(ctx, walk, exported?.genuine ? exported.head : undefined)) ?? faultOfHead(exported, walk);
  return {
    rows: walk.rows,
    erased: walk.erased,
    waiting: await countUnsealed(ctx),
    sealedUntil: walk.sealedUntil?.toISOString() ?? null,
    exported: exported?.head ? { at: exported.head.at, sequence: exported.head.sequence } : null,
    fault: fault ?? null,
  };
}

async function walkChain(ctx: Context, walk: Walk, head: SealHead | undefined): Promise<Fault | undefined> {
  for (;;) {
    const page = await listSealed(ctx, walk.rows, PAGE);
    for (const row of page) {
      const kind = judge(row, walk);
      if (kind) return faultAt(kind, row, walk.rows + 1);
      walk.rows = row.sequence;
      walk.link = row.link;
      walk.sealedUntil = row.sealedAt;
      if (row.valuesDigest !== null && row.keySealed === null) walk.erased++;
      if (row.sequence !== head?.sequence) continue;
      walk.headSeen = true;
      if (row.link !== head.link) return faultAt('head_differs', row, row.sequence);
    }
    if (page.length < PAGE) return undefined;
  }
}

function judge(row: SealedRow, before: Walk): Fault['kind'] | undefined {
  if (row.sequence !== before.rows + 1) return 'seal_removed';
  if (linkOf(before.link, row) !== row.link) return 'seal_changed';
  if (row.found === null) return 'row_removed';
  if (digestOf(row.canonical) !== row.rowDigest) return 'row_changed';
  if (row.valuesDigest === null) return undefined;
  if (row.sealed === null) return 'values_removed';
  // The key went with its person: the digest stays, and nothing is left to compare.
  if (row.keySealed === null) return undefined;
  return openValues(row.keySealed, row.sealed, row.valuesDigest) ? undefined : 'values_changed';
}

const faultAt = (kind: Fault['kind'], row: SealedRow, sequence: number): Fault =>
  kind === 'seal_removed'
    ? { kind, sequence, entryId: null, at: null, action: null }
    : { kind, sequence, entryId: row.entryId, at: row.at?.toISOString() ?? null, action: row.action };

function faultOfHead(exported: Awaited<ReturnType<typeof readHead>>, walk: Walk): Fault | undefined {
  if (!exported) return undefined;
  const nowhere = { entryId: null, at: null, action: null };
  if (!exported.genuine || !exported.head)
    return { kind: 'head_forged', sequence: exported.head?.sequence ?? 0, ...nowhere };
  return walk.headSeen ? undefined : { kind: 'head_differs', sequence: walk.rows + 1, ...nowhere };
}
