import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { PolicyKind, PolicyVersion } from '@abhyas/contract/tenancy/policies';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { namesOfActors } from '../people-names.ts';
import { insertChanges } from '../settings/changes.store.ts';
import { findLatest, insertVersion, latestNumbers, listVersions, type PolicyTexts } from './policies.store.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findLatest>>>;
const present = (row: Row): PolicyVersion => ({
  kind: row.kind as PolicyKind,
  version: row.version,
  publishedAt: row.published_at.toISOString(),
  texts: row.texts as PolicyTexts,
});

/** The text that stands now; version 0 is the product's own, which the pages bring along. */
export async function showPolicy(ctx: Context, kind: PolicyKind): Promise<PolicyVersion> {
  const row = await findLatest(ctx, kind);
  return row ? present(row) : { kind, version: 0, publishedAt: null, texts: { en: '', hi: '' } };
}

/** Which version of each text stands now, for whoever stores a consent; 0 is the product's own text. */
export async function currentPolicies(instituteId: number): Promise<Readonly<Record<PolicyKind, number>>> {
  const rows = await latestNumbers(runtime().database.forInstitute(instituteId), instituteId);
  const of = (kind: PolicyKind) => rows.find((row) => row.kind === kind)?.version ?? 0;
  return { privacy: of('privacy'), terms: of('terms') };
}

/** Every version of both texts, the newest first, with who published it. */
export async function listPolicies(ctx: Context): Promise<Answer<typeof api.tenancy.listPolicies>> {
  const rows = await listVersions(ctx);
  const nameOf = await namesOfActors(
    ctx,
    rows.map((row) => row.actor_id),
  );
  return {
    rows: rows.map((row) => ({ ...present(row), actor: nameOf(row.actor_id) })),
    can: { edit: ctx.actor?.capabilities.has('settings.write') ?? false },
  };
}

type Publish = typeof api.tenancy.publishPolicy;
/** Publishes a new version; CONFLICT where somebody else published one since the text was opened. */
export async function publishPolicy(ctx: Context, { params, body }: Input<Publish>): Promise<Answer<Publish>> {
  const { kind } = params;
  const { texts, after } = body;
  try {
    return await inTransaction(ctx, async (tx) => {
      const latest = (await findLatest(tx, kind))?.version ?? 0;
      if (latest !== after) fail('CONFLICT');
      const version = latest + 1;
      await insertVersion(tx, { kind, version, texts });
      await insertChanges(tx, [
        { section: 'policies', field: kind, before: latest ? [String(latest)] : [], after: [String(version)] },
      ]);
      await record(tx, { action: 'policy.published', subjectKind: 'policy', subjectId: kind, details: { version } });
      return { kind, version, publishedAt: tx.clock.now().toISOString(), texts };
    });
  } catch (error) {
    if (isDuplicate(error)) fail('CONFLICT');
    throw error;
  }
}
