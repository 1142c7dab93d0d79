import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listTeachers } from '../../identity/index.ts';

type List = typeof api.live.listClassTeachers;
/** Who can teach a class, by name. */
export async function listClassTeachers(ctx: Context): Promise<Answer<List>> {
  return (await listTeachers(ctx)).map(({ id, name }) => ({ id, name }));
}
