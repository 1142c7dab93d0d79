import type { LibraryItem, librarySorts } from '@abhyas/contract/media/library';
import type { MediaKind } from '@abhyas/contract/media/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';
import { fileColumns, type MediaFile } from '../files/media-files.store.ts';

export interface LibraryQuery {
  readonly search: string;
  readonly kind?: MediaKind | undefined;
  readonly show: 'all' | 'mine' | 'unused' | 'failed';
  readonly sort: (typeof librarySorts)[number];
  readonly page: number;
  readonly size: number;
}
export type LibraryFile = MediaFile & { readonly uses: LibraryItem['uses'] };

const uses = sql<number>`(select count(*) from media_uses held
  where held.institute_id = media_files.institute_id and held.media_id = media_files.id)::int`;
const unused = sql<boolean>`not exists (select from media_uses held
  where held.institute_id = media_files.institute_id and held.media_id = media_files.id)`;

/** One page of the library, and how many files there are in all. */
export async function listLibraryFiles(
  ctx: Context,
  query: LibraryQuery,
  accountId: string,
): Promise<{ files: LibraryFile[]; total: number }> {
  const chosen = ctx.db
    .selectFrom('media_files')
    .where('institute_id', '=', ctx.instituteId)
    .where('in_library', '=', true)
    .$if(query.search !== '', (q) => q.where('file_name', 'ilike', containing(query.search)))
    .$if(query.kind !== undefined, (q) => q.where('kind', '=', query.kind ?? ''))
    .$if(query.show === 'mine', (q) => q.where('owner_id', '=', accountId))
    .$if(query.show === 'unused', (q) => q.where(unused))
    .$if(query.show === 'failed', (q) => q.where('state', '=', 'failed'));
  const { total } = await chosen.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const files = await chosen
    .select(fileColumns)
    .select(uses.as('uses'))
    .$if(query.sort === 'largest', (q) => q.orderBy(sql`bytes + coalesce(derived_bytes, 0)`, 'desc'))
    .$if(query.sort === 'name', (q) => q.orderBy(sql`lower(file_name)`))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute();
  return { files, total };
}

/** One file of the library. */
export async function findLibraryFile(ctx: Context, mediaId: string): Promise<LibraryFile | undefined> {
  return ctx.db
    .selectFrom('media_files')
    .select(fileColumns)
    .select(uses.as('uses'))
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', mediaId)
    .where('in_library', '=', true)
    .executeTakeFirst();
}
