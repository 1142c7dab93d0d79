import type { PolicyKind, PolicyVersion } from '@abhyas/contract/tenancy/policies';
import { runtime } from '../../../kernel/runtime.ts';
import { findLatest, latestNumbers, type PolicyTexts } from './policies.store.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findLatest>>>;
/** A version of a text as people read it. */
export const presentPolicy = (row: Row): PolicyVersion => ({
  kind: row.kind as PolicyKind,
  version: row.version,
  publishedAt: row.published_at.toISOString(),
  texts: row.texts as PolicyTexts,
});

/** Which version of each text stands now, for whoever stores a consent; 0 is the product's own text. */
export async function currentPolicies(instituteId: number): Promise<Readonly<Record<PolicyKind, number>>> {
  const rows = await latestNumbers(runtime().database.forInstitute(instituteId), instituteId);
  const of = (kind: PolicyKind) => rows.find((row) => row.kind === kind)?.version ?? 0;
  return { privacy: of('privacy'), terms: of('terms') };
}
