import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, insertRows, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';

/** Everything that is known of ready files, of the videos among them too. */
export const listWhole = (ctx: Bound, ids: readonly string[]) =>
  rows(ctx)
    .selectFrom('mediaFiles as f')
    .leftJoin('mediaVideos as v', 'v.mediaId', 'f.id')
    .select(['f.id', 'f.storageKey', 'f.type', 'f.bytes', 'f.width', 'f.height', 'f.alt', 'f.fileName', 'f.kind'])
    .select(['f.seconds', 'f.pages', 'f.sha256', 'f.posterKey', 'f.derivedBytes'])
    .select(['v.mediaId as videoId', 'v.width as videoWidth', 'v.height as videoHeight', 'v.rungs', 'v.rungBytes'])
    .select(['v.hasAudio', 'v.folder', 'v.poster', 'v.sprite', 'v.madeAt'])
    .where('f.id', '=', anyOf(ids))
    .where('f.state', '=', 'ready')
    .execute();
export type WholeFile = Awaited<ReturnType<typeof listWhole>>[number];

export const listCaptionsOf = (ctx: Bound, ids: readonly string[]) =>
  rows(ctx)
    .selectFrom('mediaCaptions')
    .select(['id', 'mediaId', 'language', 'label', 'body', 'createdAt'])
    .where('mediaId', '=', anyOf(ids))
    .execute();

/** A file that lies here under its own id, in no library. */
export async function insertCopy(tx: TransactionContext, file: WholeFile): Promise<void> {
  const { id, storageKey, type, bytes, width, height, alt, fileName, kind, seconds, pages, sha256, ...made } = file;
  const { posterKey, derivedBytes, videoId } = made;
  const said = { storageKey, type, bytes, width, height, alt, fileName, kind, seconds, pages, sha256 };
  const state = { state: 'ready', percent: 100, inLibrary: false, ownerId: null, createdAt: tx.clock.now() } as const;
  await insertRows(tx, 'mediaFiles', { id, ...said, posterKey, derivedBytes, ...state });
  if (videoId === null) return;
  const { videoWidth, videoHeight, rungs, rungBytes, hasAudio, folder, poster, sprite, madeAt } = made;
  const shown = { hasAudio: hasAudio ?? false, folder, poster: poster ?? false, madeAt };
  await insertRows(tx, 'mediaVideos', {
    mediaId: id,
    tries: 1,
    width: videoWidth,
    height: videoHeight,
    rungs: rungs ?? [],
    rungBytes: json(rungBytes ?? []),
    sprite: sprite === null ? null : json(sprite),
    ...shown,
  });
}

export const insertCaptions = (
  tx: TransactionContext,
  captions: Awaited<ReturnType<typeof listCaptionsOf>>,
): Promise<void> =>
  insertRows(
    tx,
    'mediaCaptions',
    captions.map(({ id, mediaId, language, label, body, createdAt }) => ({
      id,
      mediaId,
      language,
      label,
      body,
      createdAt,
    })),
  );
