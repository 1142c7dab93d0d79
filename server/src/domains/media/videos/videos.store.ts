import type { Sprite } from '../../../kernel/video/ladder.ts';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';

/** What was made of a video. */
export interface MadeVideo {
  readonly tries: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly rungs: readonly number[];
  readonly rungBytes: readonly number[];
  readonly hasAudio: boolean;
  /** Below the folder of the institute; null: it is played as it was uploaded. */
  readonly folder: string | null;
  readonly poster: boolean;
  readonly sprite: Sprite | null;
}

export async function findVideo(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  mediaId: string,
): Promise<MadeVideo | undefined> {
  const row = await ctx.db
    .selectFrom('media_videos')
    .select([
      'tries',
      'width',
      'height',
      'rungs',
      sql<number[]>`rung_bytes`.as('rungBytes'),
      'has_audio as hasAudio',
      'folder',
      'poster',
      sql<Sprite | null>`sprite`.as('sprite'),
    ])
    .where('institute_id', '=', ctx.instituteId)
    .where('media_id', '=', mediaId)
    .executeTakeFirst();
  return row;
}

/** Counts one more try and notes that somebody is at work; the number of the try. */
export async function countTry(ctx: Context, mediaId: string): Promise<number> {
  const now = ctx.clock.now();
  const { tries } = await ctx.db
    .insertInto('media_videos')
    .values({ institute_id: ctx.instituteId, media_id: mediaId, tries: 1, touched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['institute_id', 'media_id']).doUpdateSet((row) => ({
        tries: sql<number>`media_videos.tries + 1`,
        touched_at: row.ref('excluded.touched_at'),
      })),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  return tries;
}

export type VideoChange = Partial<Omit<MadeVideo, 'tries'>> & { readonly tries?: number; readonly madeAt?: Date };

/** Writes what was learned of a video, and that somebody is at work. */
export async function saveVideo(ctx: Context, mediaId: string, change: VideoChange): Promise<void> {
  const { rungs, rungBytes, hasAudio, folder, poster, sprite, width, height, tries, madeAt } = change;
  await ctx.db
    .updateTable('media_videos')
    .set({
      touched_at: ctx.clock.now(),
      ...(tries !== undefined && { tries }),
      ...(width !== undefined && { width, height: height ?? null }),
      ...(rungs && { rungs: [...rungs] }),
      ...(rungBytes && { rung_bytes: json(rungBytes) }),
      ...(hasAudio !== undefined && { has_audio: hasAudio }),
      ...(folder !== undefined && { folder }),
      ...(poster !== undefined && { poster }),
      ...(sprite !== undefined && { sprite: sprite && json(sprite) }),
      ...(madeAt && { made_at: madeAt }),
    })
    .where('institute_id', '=', ctx.instituteId)
    .where('media_id', '=', mediaId)
    .execute();
}

/** Videos that are being made ready and of which nobody has heard since then. */
export async function listAbandoned(ctx: Context, before: Date): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('media_files as file')
    .leftJoin('media_videos as video', (join) =>
      join.onRef('video.institute_id', '=', 'file.institute_id').onRef('video.media_id', '=', 'file.id'),
    )
    .select('file.id')
    .where('file.institute_id', '=', ctx.instituteId)
    .where('file.kind', '=', 'video')
    .where('file.state', '=', 'working')
    .where(sql<Date>`coalesce(video.touched_at, file.created_at)`, '<', before)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
