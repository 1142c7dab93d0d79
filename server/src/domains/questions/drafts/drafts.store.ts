import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

/** What an author typed last. */
export interface StoredDraft {
  readonly id: string;
  readonly base: { readonly version: number; readonly keyVersion: number } | null;
  readonly revision: number;
  readonly title: string;
  readonly form: Record<string, unknown>;
  readonly images: readonly string[];
  readonly savedAt: Date;
}

const head = (ctx: Context, authorId: string) =>
  ctx.db
    .selectFrom('question_drafts')
    .select(['id', 'base_version', 'base_key_version', 'revision', 'title', 'saved_at'])
    .where('institute_id', '=', ctx.instituteId)
    .where('author_id', '=', authorId);

type Head = Awaited<ReturnType<ReturnType<typeof head>['execute']>>[number];
const headOf = ({ id, base_version, base_key_version, revision, title, saved_at }: Head) => ({
  id,
  base: base_version === null ? null : { version: base_version, keyVersion: base_key_version! },
  revision,
  title,
  savedAt: saved_at,
});

/** The newest first. */
export async function listDrafts(ctx: Context, authorId: string): Promise<Omit<StoredDraft, 'form' | 'images'>[]> {
  const rows = await head(ctx, authorId).orderBy('saved_at', 'desc').orderBy('id').execute();
  return rows.map(headOf);
}

export async function findDraft(ctx: Context, authorId: string, id: string): Promise<StoredDraft | undefined> {
  const row = await head(ctx, authorId).select(['form', 'images']).where('id', '=', id).executeTakeFirst();
  return row && { ...headOf(row), form: row.form as Record<string, unknown>, images: row.images as string[] };
}

export async function countDraftsOf(ctx: Context, authorId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('question_drafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('institute_id', '=', ctx.instituteId)
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes a draft as the revision after `draft.revision`. False where what is kept is not that revision; a draft that is gone comes back. */
export async function writeDraft(ctx: Context, authorId: string, draft: StoredDraft): Promise<boolean> {
  const { id, base, revision, title, form, images, savedAt } = draft;
  const { rows } = await sql`
    insert into question_drafts (institute_id, author_id, id, base_version, base_key_version, revision, title, form, images, saved_at)
    values (${ctx.instituteId}, ${authorId}, ${id}, ${base?.version ?? null}, ${base?.keyVersion ?? null}, ${revision + 1}, ${title},
      ${json(form)}, ${json(images)}, ${savedAt})
    on conflict (institute_id, author_id, id) do update set base_version = excluded.base_version,
      base_key_version = excluded.base_key_version, revision = excluded.revision, title = excluded.title, form = excluded.form,
      images = excluded.images, saved_at = excluded.saved_at
    where question_drafts.revision = ${revision}
    returning id`.execute(ctx.db);
  return rows.length > 0;
}

export async function removeDraft(ctx: Context, authorId: string, id: string): Promise<void> {
  await ctx.db
    .deleteFrom('question_drafts')
    .where('institute_id', '=', ctx.instituteId)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .execute();
}
