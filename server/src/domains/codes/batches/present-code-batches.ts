import type { CodeBatch, CodeBatchState, CodeFile, ShownCodeBatch } from '@abhyas/contract/codes/shapes';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { StoredFile } from '../../../kernel/made-files/file-kind.ts';
import { listFiles } from '../../../kernel/made-files/made-files.store.ts';
import { namesOf } from '../../identity/index.ts';
import { type CodeFileName, codeFileNames, codeFiles } from '../making/code-files.ts';
import { figuresOfCodes, getCodeBatch, type StoredCodeBatch } from '../making/code-batches.store.ts';
import { titlesOfThings, withTitles } from '../making/code-things.ts';

/** How a batch stands at a moment; `waits`: its files can still be downloaded. Pure. */
function stateOfBatch(batch: StoredCodeBatch, now: Date, waits: boolean): CodeBatchState {
  if (batch.blockedAt !== null) return 'blocked';
  if (batch.drawnAt === null) return 'making';
  if (!waits && batch.listTakenAt === null && batch.sheetsTakenAt === null) return 'gone';
  return batch.redeemUntil !== null && batch.redeemUntil <= now ? 'ended' : 'open';
}

/** Batches as staff see them. */
export async function presentCodeBatches(ctx: Context, batches: readonly StoredCodeBatch[]): Promise<CodeBatch[]> {
  const now = ctx.clock.now();
  const figures = await figuresOfCodes(
    ctx,
    batches.map(({ id }) => id),
  );
  const titles = await titlesOfThings(
    ctx,
    batches.flatMap(({ things }) => things),
  );
  const waiting = new Set((await listFiles(ctx, codeFiles)).map(({ subjectId }) => subjectId));
  const people = await namesOf(ctx, [...new Set(batches.map(({ madeBy }) => madeBy))]);
  return batches.map((batch) => ({
    batchId: batch.id,
    state: stateOfBatch(batch, now, waiting.has(batch.id)),
    name: batch.name,
    count: batch.count,
    things: withTitles(batch.things, titles),
    days: batch.days,
    redeemUntil: batch.redeemUntil?.toISOString() ?? null,
    perPerson: batch.perPerson,
    sheets: batch.sheets,
    redeemed: figures.get(batch.id)?.redeemed ?? 0,
    blocked: figures.get(batch.id)?.blocked ?? 0,
    createdAt: batch.createdAt.toISOString(),
    madeBy: people.get(batch.madeBy)?.name ?? '',
  }));
}

/** The files of a batch, while they wait to be downloaded. */
export async function findCodeFiles(ctx: Context, batchId: string): Promise<StoredFile | undefined> {
  const [file] = await listFiles(ctx, codeFiles, { subjectId: batchId });
  return file;
}

/** One batch with how far its files are. */
export async function presentCodeBatch(ctx: Context, batchId: string): Promise<ShownCodeBatch> {
  const batch = await getCodeBatch(ctx, batchId);
  const [presented = fail('NOT_FOUND')] = await presentCodeBatches(ctx, [batch]);
  const file = await findCodeFiles(ctx, batchId);
  const { accountId, capabilities } = actorOf(ctx);
  const edit = capabilities.has('sales.write');
  const fileOf = (name: CodeFileName, takenAt: Date | null): CodeFile => ({
    state: isThere(file, name) && (name === 'list' || batch.sheets) ? file.state : null,
    takenAt: takenAt?.toISOString() ?? null,
  });
  return {
    ...presented,
    list: fileOf('list', batch.listTakenAt),
    printed: fileOf('printed', batch.sheetsTakenAt),
    progress: file?.progress ?? 100,
    filesUntil: file?.expiresAt?.toISOString() ?? null,
    can: { edit, take: edit && accountId === batch.madeBy },
  };
}

/** A file that is on its way, or lies there. */
const isThere = (file: StoredFile | undefined, name: CodeFileName): file is StoredFile =>
  file !== undefined && (file.state !== 'ready' || file.storageKeys.some((key) => key.endsWith(codeFileNames[name])));
