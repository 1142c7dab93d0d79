import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { holdsAll } from './role-policies.ts';
import { inOneOrder, showRole } from './role-rights.ts';
import { insertOwnRole } from './roles.store.ts';

type Api = typeof api.identity;

/** A role of the institute's own. */
export async function createRole(ctx: Context, { body }: Input<Api['createRole']>): Promise<Answer<Api['createRole']>> {
  if (!holdsAll(actorOf(ctx), body.capabilities)) fail('CAPABILITY_NOT_YOURS');
  await inTransaction(ctx, async (tx) => {
    if (!(await insertOwnRole(tx, body.name, inOneOrder(body.capabilities))))
      fail('ROLE_NAME_TAKEN', undefined, [{ path: 'body.name', messageKey: 'errors.ROLE_NAME_TAKEN' }]);
    await record(tx, {
      action: 'role.created',
      subjectKind: 'role',
      subjectId: body.name,
      details: { capabilities: body.capabilities },
    });
  });
  return showRole(ctx, body.name);
}
