import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { insertChanges } from '../settings/changes.store.ts';
import { findLatest, insertVersion } from './policies.store.ts';

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
