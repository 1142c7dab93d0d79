import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { countUses, deleteRole, lockRole } from './roles.store.ts';

type Api = typeof api.identity;

/** Removes a role of the institute's own that nobody has. */
export async function removeRole(
  ctx: Context,
  { params: { name } }: Input<Api['removeRole']>,
): Promise<Answer<Api['removeRole']>> {
  await inTransaction(ctx, async (tx) => {
    const role = (await lockRole(tx, name)) ?? fail('NOT_FOUND');
    if (role.built_in) fail('ROLE_FIXED');
    const people = await countUses(tx, name);
    if (people > 0) fail('ROLE_IN_USE', { people });
    await deleteRole(tx, name);
    await record(tx, {
      action: 'role.removed',
      subjectKind: 'role',
      subjectId: name,
      before: { capabilities: role.capabilities },
    });
  });
  return { removed: true };
}
