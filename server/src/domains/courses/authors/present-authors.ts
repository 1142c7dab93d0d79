import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import type { Course } from '../versions/courses.store.ts';
import { listAuthors } from './authors.store.ts';

/** Who began the course, then who writes it too. */
export async function presentAuthors(
  ctx: Context,
  { id, createdBy, createdAt }: Course,
): Promise<AuthoredCourse['authors']> {
  const others = (await listAuthors(ctx, id)).filter(({ accountId }) => accountId !== createdBy);
  const all = [...(createdBy === null ? [] : [{ accountId: createdBy, since: createdAt }]), ...others];
  const names = await namesOf(
    ctx,
    all.map(({ accountId }) => accountId),
  );
  return all.map(({ accountId, since }) => ({
    accountId,
    name: names.get(accountId)?.name ?? '',
    since: since.toISOString(),
    isCreator: accountId === createdBy,
  }));
}
