import type { Language } from '@abhyas/contract/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

export interface Caption {
  readonly captionId: string;
  readonly language: Language;
  /** As it stands in the player's menu. */
  readonly label: string;
  readonly createdAt: Date;
}

/** Captions of a video, by language and name. */
export async function listCaptions(ctx: Pick<Context, 'db' | 'instituteId'>, mediaId: string): Promise<Caption[]> {
  return ctx.db
    .selectFrom('media_captions')
    .select(['id as captionId', sql<Language>`language`.as('language'), 'label', 'created_at as createdAt'])
    .where('institute_id', '=', ctx.instituteId)
    .where('media_id', '=', mediaId)
    .orderBy('language')
    .orderBy('label')
    .execute();
}

/** The text of captions of this very video. */
export async function findCaptionBody(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  mediaId: string,
  captionId: string,
): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('media_captions')
    .select('body')
    .where('institute_id', '=', ctx.instituteId)
    .where('media_id', '=', mediaId)
    .where('id', '=', captionId)
    .executeTakeFirst();
  return row?.body;
}

/** Writes captions; those of the same language and name are replaced, under a new id. */
export async function saveCaption(ctx: Context, mediaId: string, caption: Caption & { body: string }): Promise<void> {
  const { captionId: id, language, label, body, createdAt: created_at } = caption;
  await ctx.db
    .insertInto('media_captions')
    .values({ institute_id: ctx.instituteId, id, media_id: mediaId, language, label, body, created_at })
    .onConflict((conflict) =>
      conflict.columns(['institute_id', 'media_id', 'language', 'label']).doUpdateSet((row) => ({
        id: row.ref('excluded.id'),
        body: row.ref('excluded.body'),
        created_at: row.ref('excluded.created_at'),
      })),
    )
    .execute();
}

/** What was taken away; undefined where this video has no such captions. */
export async function removeCaptionRow(ctx: Context, mediaId: string, captionId: string) {
  return ctx.db
    .deleteFrom('media_captions')
    .where('institute_id', '=', ctx.instituteId)
    .where('media_id', '=', mediaId)
    .where('id', '=', captionId)
    .returning(['language', 'label'])
    .executeTakeFirst();
}
