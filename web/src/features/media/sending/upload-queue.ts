import type { MediaKind } from '@abhyas/contract/media/shapes';
import type { OpenUpload } from '@abhyas/contract/media/uploads';
import { api, ApiError } from '../../../lib/api.ts';
import { onSessionEnd } from '../../../lib/session.ts';
import { fingerprintOf, refusedHere } from './accepted.ts';
import { speedometer } from './speed.ts';
import { sendFile, type Sending } from './tus-sender.ts';
import { type UploadEntry, uploadEntries } from './upload-entries.ts';

const { find, change } = uploadEntries;

interface Work {
  readonly file: File | undefined;
  readonly meter: ReturnType<typeof speedometer>;
  /** Who waits for this very upload, e.g. a field of a form. */
  readonly onDone: ((mediaId: string) => void) | undefined;
  url?: string;
  sending?: Sending | undefined;
}

const AT_ONCE = 2;
const TRY_AGAIN_MS = 5000;

const work = new Map<string, Work>();
const finished = new Set<() => void>();
let counter = 0;

/** All uploads of this page: they go on while one moves between screens. */
export const uploadQueue = {
  /** Tells when one has arrived whole. */
  onFinished(listener: () => void): () => void {
    finished.add(listener);
    return () => finished.delete(listener);
  },
  /** Begins uploads, or goes on with those that were begun before a reload. The keys of their entries. */
  add(files: readonly File[], kind?: MediaKind, onDone?: (mediaId: string) => void): string[] {
    return files.map((file) => addOne(file, kind, onDone));
  },
  pause(key: string): void {
    halt(key);
    change(key, { state: 'paused' });
    next();
  },
  resume(key: string): void {
    change(key, { state: 'waiting' });
    next();
  },
  /** Gives it up; what has arrived goes. */
  cancel(key: string): void {
    halt(key);
    const { uploadId, state } = find(key) ?? {};
    forget(key);
    if (uploadId && state !== 'done') void api.media.removeUpload({ params: { uploadId } }).catch(() => undefined);
    next();
  },
  /** Takes what is over out of the list. */
  clear(): void {
    for (const { key, state } of uploadEntries.get()) if (state === 'done' || state === 'refused') forget(key);
  },
  /** Learns of uploads that were begun before this page was loaded, or on another device. */
  async recall(): Promise<void> {
    const { uploads } = await api.media.listUploads({}, { quiet: true });
    for (const upload of uploads)
      if (!uploadEntries.get().some(({ uploadId }) => uploadId === upload.uploadId)) put(recalled(upload), undefined);
  },
};

const recalled = ({ uploadId, fileName, bytes, received, kind }: OpenUpload): UploadEntry => ({
  key: uploadId,
  uploadId,
  fileName,
  bytes,
  sent: received,
  kind,
  state: 'lost',
});

function addOne(file: File, kind: MediaKind | undefined, onDone: Work['onDone']): string {
  const key = `here-${++counter}`;
  const again = uploadEntries
    .get()
    .find(({ state, fileName, bytes }) => state === 'lost' && fileName === file.name && bytes === file.size);
  if (again) forget(again.key);
  const { uploadId, sent = 0 } = again ?? {};
  put(
    { key, fileName: file.name, bytes: file.size, sent, kind, state: 'waiting', ...(uploadId && { uploadId }) },
    file,
    onDone,
  );
  next();
  return key;
}

/** Starts as many as may run at once, the oldest first. */
function next(): void {
  const room = AT_ONCE - uploadEntries.get().filter(({ state }) => state === 'sending').length;
  for (const { key } of uploadEntries
    .get()
    .filter(({ state }) => state === 'waiting')
    .slice(0, Math.max(0, room)))
    void start(key);
}

async function start(key: string): Promise<void> {
  const entry = find(key);
  const own = work.get(key);
  if (!entry || !own?.file) return;
  const { file, meter } = own;
  change(key, { state: 'sending' });
  meter.begin();
  try {
    const problem = await refusedHere(file, entry.kind);
    if (problem) return end(key, problem);
    own.url ??= await addressOf(entry, file);
    if (find(key)?.state !== 'sending') return;
    own.sending = sendFile(file, own.url, {
      onSent: (sent) => change(key, { sent, ...meter.note(performance.now(), sent, file.size) }),
      onDone: () => arrive(key),
      onFailed: (error) => void fail(key, error),
    });
  } catch (error) {
    await fail(key, error instanceof ApiError ? error : new ApiError(0, 'UNEXPECTED'));
  }
}

/** Where its bytes go: to the upload that was begun before, else to a new one. */
async function addressOf({ key, uploadId, kind }: UploadEntry, file: File): Promise<string> {
  const fingerprint = fingerprintOf(file);
  if (uploadId) {
    const { uploads } = await api.media.listUploads({}, { quiet: true });
    const open = uploads.find((upload) => upload.uploadId === uploadId);
    // Another version of the file has the same name: it begins from nothing.
    if (open?.fingerprint === fingerprint) return open.url;
    if (open) await api.media.removeUpload({ params: { uploadId } });
  }
  const body = { fileName: file.name, bytes: file.size, fingerprint, ...(kind && { kind }) };
  const upload = await api.media.createUpload({ body }, { quiet: true });
  change(key, { uploadId: upload.uploadId, sent: 0 });
  return upload.url;
}

function arrive(key: string): void {
  const { uploadId, bytes = 0 } = find(key) ?? {};
  change(key, { state: 'done', sent: bytes });
  if (uploadId) work.get(key)?.onDone?.(uploadId);
  for (const listener of finished) listener();
  next();
}

async function fail(key: string, error: ApiError): Promise<void> {
  const entry = find(key);
  if (entry?.state !== 'sending') return;
  // The answer to its last piece was lost: it is a file by now.
  if (error.name === 'NOT_FOUND' && entry.uploadId && (await isFile(entry.uploadId))) return arrive(key);
  if (error.status !== 0 && error.status < 500) return end(key, error);
  halt(key);
  change(key, { state: 'offline' });
  next();
}

const isFile = async (uploadId: string) =>
  (await api.media.listMedia({ query: { ids: uploadId } }).catch(() => ({ files: [] }))).files.length > 0;

function end(key: string, problem: ApiError): void {
  halt(key);
  change(key, { state: 'refused', problem });
  next();
}

function halt(key: string): void {
  const own = work.get(key);
  own?.sending?.stop();
  if (own) own.sending = undefined;
}

function put(entry: UploadEntry, file: File | undefined, onDone?: Work['onDone']): void {
  work.set(entry.key, { file, onDone, meter: speedometer() });
  uploadEntries.add(entry);
  watchWhileNeeded();
}

function forget(key: string): void {
  work.delete(key);
  uploadEntries.remove(key);
  watchWhileNeeded();
}

/** The network is back: those that stood still go on. */
function wake(): void {
  for (const { key, state } of uploadEntries.get()) if (state === 'offline') change(key, { state: 'waiting' });
  next();
}

function tryAgain(): void {
  if (uploadEntries.get().some(({ state }) => state === 'offline') && navigator.onLine) wake();
}

/** Who closes the page while bytes travel is asked whether they mean it. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (uploadEntries.get().some(({ state }) => state === 'sending' || state === 'waiting')) event.preventDefault();
}

let stopWatching: (() => void) | undefined;

/** While there are uploads, the page looks for the network and for its own end; with the last of them it stops. */
function watchWhileNeeded(): void {
  if (uploadEntries.get().length > 0) stopWatching ??= watch();
  else stopWatching = void stopWatching?.();
}

function watch(): () => void {
  const timer = setInterval(tryAgain, TRY_AGAIN_MS);
  const noLongerAtEnd = onSessionEnd(giveUp);
  addEventListener('online', wake);
  addEventListener('beforeunload', askBeforeLeaving);
  return () => {
    clearInterval(timer);
    noLongerAtEnd();
    removeEventListener('online', wake);
    removeEventListener('beforeunload', askBeforeLeaving);
  };
}

/** The person has left: nothing of theirs is sent or shown any more. */
function giveUp(): void {
  for (const { key } of uploadEntries.get()) {
    halt(key);
    forget(key);
  }
}
