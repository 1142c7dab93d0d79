import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { endLinks, listLinksOf } from './links.store.ts';

/** Takes back an invitation that nobody followed; who consented already is not shown the door by the child. */
export async function withdrawGuardian(
  ctx: Context,
  { params: { linkId } }: Input<typeof api.identity.withdrawGuardian>,
): Promise<{ withdrawn: true }> {
  const link = (await listLinksOf(ctx, actorOf(ctx).accountId)).find(({ id }) => id === linkId) ?? fail('NOT_FOUND');
  if (link.state === 'active') fail('GUARDIAN_ACTIVE');
  await inTransaction(ctx, async (tx) => {
    await endLinks(tx, [linkId]);
    await record(tx, { action: 'guardian.withdrawn', subjectKind: 'guardianLink', subjectId: linkId });
  });
  return { withdrawn: true };
}
