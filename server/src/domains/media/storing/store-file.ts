import { Readable } from 'node:stream';
import { type MediaKind, maxUploadBytes } from '@abhyas/contract/media/shapes';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { checkContent } from '../checks/check-content.ts';
import { checkedFileName } from '../checks/file-name.ts';
import { checkSize, kindOfName } from '../checks/file-kinds.ts';
import { receiveFile } from './receive-file.ts';
import { requireSpace } from './require-space.ts';
import { removeStaged, stagedPath, writeStaged } from './staging.ts';

export interface NewFile {
  readonly content: Uint8Array | Readable;
  readonly fileName: string;
  /** What it is for; without it the kind goes by the name. */
  readonly kind?: MediaKind;
  readonly ownerId: string | null;
  /** Listed in the library (the usual case), or gone as soon as nothing holds it. */
  readonly inLibrary?: boolean;
}

/** What belongs into the transaction that notes a file; `keep` notes it. */
type Within = (tx: TransactionContext, keep: () => Promise<string>) => Promise<unknown>;

/**
 * Takes a file that the server itself holds, by the same rules as an upload: refused at once by name, content, size and space; looked
 * into, scanned and stored by a job. Its id. Inside a transaction its row goes with it; for a large file, `within` is what belongs to it: no
 * transaction waits while the bytes are copied. What throws there leaves no file.
 */
export async function storeFile(ctx: Context, file: NewFile, within: Within = (_tx, keep) => keep()): Promise<string> {
  const { fileName, extension } = checkedFileName(file.fileName);
  const kind = kindOfName(extension, file.kind);
  const mediaId = newId();
  const path = stagedPath(ctx.instituteId, mediaId);
  const content = file.content instanceof Uint8Array ? Readable.from([Buffer.from(file.content)]) : file.content;
  const bytes = await writeStaged(path, content, maxUploadBytes);
  if (bytes === undefined) fail('TOO_LARGE', { maxBytes: maxUploadBytes });
  const { ownerId, inLibrary = true } = file;
  const keep = async (tx: TransactionContext) => {
    await requireSpace(tx, bytes);
    await receiveFile(tx, { mediaId, fileName, extension, kind, bytes, ownerId, inLibrary });
    return mediaId;
  };
  const run = (tx: TransactionContext) => within(tx, () => keep(tx));
  try {
    checkSize(kind, bytes);
    await checkContent(path, extension);
    await (ctx.db.isTransaction ? run(ctx as TransactionContext) : inTransaction(ctx, run));
  } catch (error) {
    await removeStaged(path);
    throw error;
  }
  return mediaId;
}
