import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { scanFile } from '../../../kernel/scan/scan-file.ts';
import { record } from '../../audit/index.ts';
import { examineFile } from '../checks/examine-file.ts';
import {
  listMediaFiles,
  lockMediaFile,
  type MediaChange,
  type MediaFile,
  saveMediaChange,
} from '../files/media-files.store.ts';
import { mediaStored } from '../files/media-stored.ts';
import { removeStaged, stagedBytes, stagedPath } from './staging.ts';

/** Kinds whose work goes on after they are stored; their own part of the domain ends it. */
const unfinished: ReadonlySet<string> = new Set(['video', 'package']);

/**
 * Looks into a received file, shows it to the virus scanner, stores it and tells the others. Done again after a stop it goes on where it
 * stood; where the scanner cannot be reached it fails and is tried again.
 */
export async function storeFileJob(ctx: Context, mediaId: string): Promise<void> {
  const path = stagedPath(ctx.instituteId, mediaId);
  const [file] = await listMediaFiles(ctx, [mediaId]);
  if (!file || file.state !== 'working') return removeStaged(path);
  if ((await stagedBytes(path)) === undefined) return finishStored(ctx, file);
  const finding = await examineFile(path, file);
  if ('problem' in finding) return giveUp(ctx, file, finding.problem);
  const infected = await scan(ctx, path);
  if (infected) return giveUp(ctx, file, infected.problem, infected.virus);
  const learned = { ...finding.learned, sha256: await digestOf(path) };
  // Written before the file is moved: after a stop in between, all that is missing is to say that it is there.
  await saveMediaChange(ctx, mediaId, { ...learned, percent: 50 });
  await runtime().storage.putFile(learned.storageKey ?? file.storageKey, path);
  await finish(ctx, { ...file, ...learned });
}

async function scan(ctx: Context, path: string): Promise<{ problem: string; virus?: string } | undefined> {
  const { clamd } = runtime().config;
  if (!clamd) return undefined;
  const verdict = await scanFile(clamd, path);
  if (verdict.says === 'clean') return undefined;
  ctx.log.warn({ verdict }, 'the virus scanner refused an upload');
  return verdict.says === 'infected'
    ? { problem: 'media.files.problems.virus', virus: verdict.virus }
    : { problem: 'media.files.problems.notScanned' };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex');
}

/** The bytes are not staged any more: they were moved before a stop, or they are lost. */
async function finishStored(ctx: Context, file: MediaFile): Promise<void> {
  const stored = await runtime().storage.size(file.storageKey);
  await (stored !== undefined ? finish(ctx, file) : giveUp(ctx, file, 'media.files.problems.lost'));
}

async function finish(ctx: Context, file: MediaFile): Promise<void> {
  const { mediaId, kind, storageKey } = file;
  const goesOn = unfinished.has(kind);
  const change: MediaChange = goesOn ? { percent: 0 } : { state: 'ready', percent: 100 };
  const kept = await inTransaction(ctx, async (tx) => {
    if (!(await lockMediaFile(tx, mediaId))) return false; // removed meanwhile
    await saveMediaChange(tx, mediaId, change);
    await emit(tx, mediaStored, { mediaId, kind });
    return true;
  });
  if (!kept) await runtime().storage.remove(storageKey);
}

async function giveUp(ctx: Context, file: MediaFile, problem: string, virus?: string): Promise<void> {
  const { mediaId, kind } = file;
  await inTransaction(ctx, async (tx) => {
    await saveMediaChange(tx, mediaId, { state: 'failed', problem });
    await record(tx, {
      action: 'media.refused',
      subjectKind: 'media',
      subjectId: mediaId,
      details: { kind, problem, ...(virus && { virus }) },
    });
  });
  await removeStaged(stagedPath(ctx.instituteId, mediaId));
}
