import type { LinkProvider } from '@abhyas/contract/media/links';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';

export interface Link {
  readonly linkId: string;
  readonly provider: LinkProvider;
  readonly url: string;
  readonly title: string;
  readonly seconds: number | null;
  readonly addedAt: Date;
}

const columns = [
  'id as linkId',
  sql<LinkProvider>`provider`.as('provider'),
  'url',
  'title',
  'seconds',
  'created_at as addedAt',
] as const;

const ofInstitute = (ctx: Pick<Context, 'db' | 'instituteId'>) =>
  ctx.db.selectFrom('media_links').where('institute_id', '=', ctx.instituteId);

/** Links by id, also those that were taken off the list. */
export async function listLinksById(ctx: Pick<Context, 'db' | 'instituteId'>, ids: readonly string[]): Promise<Link[]> {
  return ofInstitute(ctx)
    .select(columns)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}

/** One page of the list, newest first. */
export async function findLinks(
  ctx: Context,
  { search, page, size }: { readonly search: string; readonly page: number; readonly size: number },
): Promise<{ rows: Link[]; total: number }> {
  const words = containing(search);
  const found = ofInstitute(ctx)
    .where('removed_at', 'is', null)
    .$if(search !== '', (query) =>
      query.where((is) => is.or([is('title', 'ilike', words), is('url', 'ilike', words)])),
    );
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total };
}

export async function insertLink(ctx: Context, link: Link, createdBy: string): Promise<void> {
  await ctx.db
    .insertInto('media_links')
    .values({
      institute_id: ctx.instituteId,
      id: link.linkId,
      provider: link.provider,
      url: link.url,
      title: link.title,
      seconds: link.seconds,
      created_by: createdBy,
      created_at: link.addedAt,
    })
    .execute();
}

/** Takes a link off the list; its title, or undefined where it does not stand there. */
export async function removeLinkRow(ctx: Context, linkId: string): Promise<string | undefined> {
  const row = await ctx.db
    .updateTable('media_links')
    .set({ removed_at: ctx.clock.now() })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', linkId)
    .where('removed_at', 'is', null)
    .returning('title')
    .executeTakeFirst();
  return row?.title;
}
