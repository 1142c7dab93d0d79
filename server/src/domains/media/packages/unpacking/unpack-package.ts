import { mkdir, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from '../../../../kernel/archive/archive-error.ts';
import { bytesOf } from '../../../../kernel/archive/bytes-of.ts';
import { type Archive, type ArchiveFile, openArchive } from '../../../../kernel/archive/open-archive.ts';
import { storedSource } from '../../../../kernel/archive/stored-source.ts';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { type Happened, subscribe } from '../../../../kernel/events.ts';
import { runInChild } from '../../../../kernel/child-process/run-in-child.ts';
import { newId } from '../../../../kernel/ids.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { removeDerived } from '../../files/derived-folders.ts';
import { mediaStored } from '../../files/media-stored.ts';
import { lockMediaFile, saveMediaChange } from '../../files/media-files.store.ts';
import { findPackage, insertPackage, packageFolder, type PackageFile } from '../packages.store.ts';
import { PackageError } from './package-error.ts';
import type { PackageManifest } from './read-manifest.ts';
import type { ManifestMessage } from './manifest-child.ts';

const limits = { files: 5000, bytes: 2_000_000_000, ratio: 200 } as const;
const MANIFEST_BYTES = 5_000_000;
/** Larger files go by way of the disk. */
const IN_MEMORY_BYTES = 4_000_000;
const MANIFEST = 'imsmanifest.xml';
const childLimits = { milliseconds: 20_000, memoryMb: 700 } as const;
const manifestChild = new URL('./manifest-child.ts', import.meta.url);

/**
 * Hears `media.stored`: a package is unpacked into numbered files, and is ready; or it is none, and its problem says why (text keys
 * `media.packageProblems.*`). Nothing of it stays then. Done again it does nothing.
 */
async function unpackPackage(ctx: Context, { payload }: Happened<{ mediaId: string; kind: string }>): Promise<void> {
  if (payload.kind !== 'package') return;
  const { mediaId } = payload;
  if (await findPackage(ctx, mediaId)) return;
  try {
    await unpack(ctx, mediaId);
  } catch (error) {
    if (!(error instanceof PackageError || error instanceof ArchiveError)) throw error;
    await removeDerived(ctx, mediaId);
    await saveMediaChange(ctx, mediaId, { state: 'failed', problem: `media.packageProblems.${error.problem}` });
  }
}

export const unpackOnStored = subscribe(mediaStored, 'media.unpackPackage', unpackPackage);

async function unpack(ctx: Context, mediaId: string): Promise<void> {
  const file = await inTransaction(ctx, (tx) => lockMediaFile(tx, mediaId));
  if (!file) return removeDerived(ctx, mediaId); // it was removed between two tries
  if (file.state !== 'working') return;
  const archive = await openArchive(await storedSource(runtime().storage, file.storageKey), limits);
  try {
    const { manifest, files } = await readPackage(archive);
    const stored = await storeFiles(ctx, mediaId, files);
    const isGone = await inTransaction(ctx, async (tx) => {
      const current = await lockMediaFile(tx, mediaId);
      if (current?.state !== 'working') return current === undefined;
      await insertPackage(tx, { mediaId, ...manifest }, stored);
      const derivedBytes = stored.reduce((sum, { bytes }) => sum + bytes, 0);
      await saveMediaChange(tx, mediaId, { state: 'ready', percent: 100, problem: null, derivedBytes });
      return false;
    });
    if (isGone) await removeDerived(ctx, mediaId);
  } finally {
    archive.close();
  }
}

/** The manifest and the files beside it; a package may lie in one folder of the archive. */
async function readPackage(
  archive: Archive,
): Promise<{ manifest: PackageManifest; files: ReadonlyMap<string, ArchiveFile> }> {
  const manifests = [...archive.files.keys()].filter((path) => path.toLowerCase().split('/').at(-1) === MANIFEST);
  const path = manifests.sort((a, b) => a.split('/').length - b.split('/').length)[0];
  if (path === undefined || path.split('/').length > 2) throw new PackageError('noManifest');
  const folder = path.slice(0, -MANIFEST.length);
  const within = [...archive.files].filter(([name]) => name.startsWith(folder));
  const files = new Map(within.map(([name, file]) => [name.slice(folder.length), file]));
  const manifest = await readManifestInChild(await bytesOf(await archive.files.get(path)!.open(), MANIFEST_BYTES));
  const known = new Set([...files.keys()].map((name) => name.toLowerCase()));
  if (!manifest.units.every(({ launch }) => known.has(launchPath(launch)))) throw new PackageError('launchMissing');
  return { manifest, files };
}

/** A manifest of 5 MB keeps a process busy for seconds: one of its own, with its time and memory. */
async function readManifestInChild(bytes: Uint8Array): Promise<PackageManifest> {
  const broken = () => new PackageError('manifestBroken');
  for await (const message of runInChild<ManifestMessage>(manifestChild, { bytes }, childLimits, broken)) {
    if ('problem' in message) throw new PackageError(message.problem);
    return message.manifest;
  }
  throw broken();
}

/** The file that an address inside a package names, in small letters. */
function launchPath(launch: string): string {
  const path = new URL(launch, 'http://package/').pathname.slice(1);
  try {
    return decodeURIComponent(path).normalize('NFC').toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

async function storeFiles(
  ctx: Context,
  mediaId: string,
  files: ReadonlyMap<string, ArchiveFile>,
): Promise<PackageFile[]> {
  const { storage } = runtime();
  const folder = packageFolder(ctx.instituteId, mediaId);
  await storage.removeAll(folder); // of a try that was cut off
  const stored: PackageFile[] = [];
  let percent = 0;
  for (const [path, file] of files) {
    const number = stored.length + 1;
    await storeFile(`${folder}/${number}`, file);
    stored.push({ path, number, bytes: file.bytes });
    const now = Math.floor((number / files.size) * 9) * 10;
    if (now > percent) await saveMediaChange(ctx, mediaId, { percent: (percent = now) });
  }
  return stored;
}

async function storeFile(key: string, file: ArchiveFile): Promise<void> {
  const { storage, staging } = runtime();
  if (file.bytes <= IN_MEMORY_BYTES) return storage.put(key, await bytesOf(await file.open(), IN_MEMORY_BYTES));
  const folder = join(staging, 'packages');
  await mkdir(folder, { recursive: true });
  const path = join(folder, newId());
  try {
    await pipeline(await file.open(), createWriteStream(path));
    await storage.putFile(key, path);
  } finally {
    await rm(path, { force: true });
  }
}
