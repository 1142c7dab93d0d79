import { imagesOf } from '@abhyas/contract/rich-text';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Job } from '../../../../kernel/jobs/worker.ts';
import { copyFiles, mediaOf, useMedia } from '../../../media/index.ts';
import { areasHere, copyQuestions, mediaOfQuestions } from '../../../questions/index.ts';
import { asVisitor } from '../../../tenancy/index.ts';
import { findBook, lockBook, saveFollowing } from '../../books/books.store.ts';
import { findEdition } from '../../books/editions.store.ts';
import { recordBook } from '../../books/record-book.ts';
import {
  type BookVersionRow,
  insertVersion,
  listBodies,
  listVersionItems,
  listVersionRows,
  type VersionItem,
} from '../../books/versions.store.ts';
import { listCodes } from '../../codes/codes.store.ts';
import { openToStudents } from '../open-to-students.ts';
import { keepLines } from './edition-lines.ts';

/** What the publisher has published. */
interface Published {
  readonly source: Context;
  readonly version: BookVersionRow;
  readonly lines: readonly VersionItem[];
  readonly codes: ReadonlyMap<string, string>;
  readonly mediaIds: readonly string[];
}

/**
 * Copies the newest version of the publisher's book here, with its questions and files under the ids that they have there. Readers, codes,
 * answers and access are then those of any other book, and row level security stays as it is. Run again it changes nothing.
 */
export const syncEdition: Job = async (ctx: Context, payload) => {
  const { bookId } = payload as { readonly bookId: string };
  const edition = await findEdition(ctx, bookId);
  if (!edition || edition.endedAt !== null) return;
  const published = await readPublished(asVisitor(ctx, edition.publisherId), bookId);
  const own = await findBook(ctx, bookId);
  if (!published || !own || own.version >= published.version.version) return;
  await copyFiles(published.source, ctx, published.mediaIds);
  await inTransaction(ctx, (tx) => writeVersion(tx, bookId, published));
};

async function readPublished(source: Context, bookId: string): Promise<Published | undefined> {
  const [version] = await listVersionRows(source, bookId);
  if (!version) return undefined;
  const bodies = await listBodies(source, bookId, version.version);
  const lines = (await listVersionItems(source, bookId, version.version)).map((line) => ({
    ...line,
    body: bodies.get(line.itemId) ?? null,
  }));
  const own = lines.flatMap(({ mediaId, body }) => [
    ...(mediaId === null ? [] : [mediaId]),
    ...(body === null ? [] : imagesOf(body).map(({ attrs }) => attrs.mediaId)),
  ]);
  const mediaIds = [...own, ...(await mediaOfQuestions(source, pinsOf(lines)))];
  return { source, version, lines, codes: await listCodes(source, bookId), mediaIds: [...new Set(mediaIds)] };
}

const pinsOf = (lines: readonly VersionItem[]) =>
  lines.flatMap(({ questionId, questionVersion, keyVersion }) =>
    questionId !== null && questionVersion !== null && keyVersion !== null
      ? [{ questionId, version: questionVersion, keyVersion }]
      : [],
  );

async function writeVersion(tx: TransactionContext, bookId: string, published: Published): Promise<void> {
  const { source, version, codes, mediaIds } = published;
  const before = await lockBook(tx, bookId);
  const edition = await findEdition(tx, bookId);
  // Its licence can end while files are being copied.
  if (before.version >= version.version || edition?.endedAt !== null) return;
  await copyQuestions(source, tx, pinsOf(published.lines));
  const areaHere = await areasHere(source, tx);
  const lines = published.lines.map((line) => ({
    ...line,
    areaId: line.areaId === null ? null : areaHere(line.areaId),
  }));
  await keepLines(tx, bookId, lines, codes);
  const { title, about } = before;
  const publishedAt = tx.clock.now();
  await insertVersion(tx, { ...version, title, about, publishedAt }, lines);
  // A version never changes, so it holds its files for good.
  const files = [...(await mediaOf(tx, mediaIds)).keys()];
  await useMedia(tx, { kind: 'edition', id: newId(), title }, files);
  const { authors, subjectId, language } = version;
  const after = { ...before, authors, subjectId, language, version: version.version, changed: false };
  await saveFollowing(tx, after);
  await openToStudents(tx, after);
  await recordBook(tx, after, 'book.synced', { version: version.version });
}
