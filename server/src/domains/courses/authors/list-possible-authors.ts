import type { api } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { accountIdsOfRole, namesOf } from '../../identity/index.ts';

const authorRoles = ['owner', 'administrator', 'teacher', 'content author', 'reviewer'] as const;

/** Staff who may be named as teachers or co-authors, by name. */
export async function listPossibleAuthors(ctx: Context): Promise<Reply<typeof api.courses.listPossibleAuthors>> {
  const ids = (await Promise.all(authorRoles.map((role) => accountIdsOfRole(ctx, role)))).flat();
  const names = await namesOf(ctx, ids);
  return {
    people: [...names]
      .map(([accountId, { name }]) => ({ accountId, name }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
}
