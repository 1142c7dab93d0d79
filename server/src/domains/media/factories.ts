import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { zipSync } from 'fflate';
import { type Context, inTransaction } from '../../kernel/context.ts';
import { emit } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { runtime } from '../../kernel/runtime.ts';
import { someVideo, type VideoStory } from '../../kernel/video/some-video.ts';
import { insertMediaFile, type NewMediaFile, saveMediaChange } from './files/media-files.store.ts';
import { mediaStored } from './files/media-stored.ts';
import { saveImage, type SavedImage } from './images/save-image.ts';
import { type PackageFiles, someScorm } from './packages/some-scorm.ts';
import { keepVideo, type ReadyVideo } from './videos/keep-video.ts';
import { countTry } from './videos/videos.store.ts';

/** A small drawing of the institute. */
export function anImage(ctx: Context): Promise<SavedImage> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="20" cy="10" r="8"/></svg>';
  return saveImage(ctx, { bytes: Buffer.from(svg), fileName: 'circle.svg', alt: 'A circle' });
}

/** A real video in the library, as it is after its upload: it waits for the job that makes it ready. Its id. */
export async function aVideo(ctx: Context, story: VideoStory & { readonly bytes?: Buffer } = {}): Promise<string> {
  const bytes = story.bytes ?? (await someVideo(story));
  return aStoredFile(ctx, bytes, { kind: 'video', type: 'video/mp4', fileName: 'Electric flux.mp4' });
}

/** A package in the library, as it is after its upload: it waits for the job that unpacks it. Its id. */
export async function aPackage(ctx: Context, files: PackageFiles = someScorm()): Promise<string> {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])));
  return aStoredFile(ctx, bytes, { kind: 'package', type: 'application/zip', fileName: 'Kinematics.zip' });
}

type About = Pick<NewMediaFile, 'kind' | 'type' | 'fileName'>;

async function aStoredFile(ctx: Context, bytes: Uint8Array, about: About): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const mediaId = await storeBytes(tx, bytes, about);
    await emit(tx, mediaStored, { mediaId, kind: about.kind });
    return mediaId;
  });
}

/** The bytes where they belong and their row, which says that they are worked on. */
async function storeBytes(ctx: Context, bytes: Uint8Array, about: About): Promise<string> {
  const mediaId = newId();
  const storageKey = `${ctx.instituteId}/media/${mediaId}${extname(about.fileName)}`;
  await runtime().storage.put(storageKey, bytes);
  await insertMediaFile(ctx, { ...about, mediaId, ownerId: null, storageKey, bytes: bytes.length, inLibrary: true });
  return mediaId;
}

/**
 * The boxes of a film of so many bytes and seconds that has no picture: what stands before the bytes of its `mdat`, which are up to whoever
 * writes them (all zero in a file with a hole).
 */
export function filmHead(bytes: number, seconds = 10): Buffer {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(seconds * 1000, 16);
  const begin = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp41', 'latin1')),
    box('moov', box('mvhd', header)),
  ]);
  const data = Buffer.alloc(8);
  data.writeUInt32BE(bytes - begin.length);
  data.write('mdat', 4, 'latin1');
  return Buffer.concat([begin, data]);
}

/** The beginning of a Matroska file: `webm` or `matroska`. */
export function matroskaHead(docType: 'webm' | 'matroska'): Buffer {
  const name = Buffer.from(docType);
  const type = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 | name.length]), name]);
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | type.length]), type, Buffer.alloc(500)]);
}

/** A PDF file of so many empty pages. */
export function aPdf(pages = 2): Buffer {
  const kids = Array.from({ length: pages }, (_, i) => `${i + 3} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>'),
  ];
  const body = objects.map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`);
  const places = body.map((_, i) => 9 + body.slice(0, i).join('').length);
  const table = ['0000000000 65535 f ', ...places.map((at) => `${String(at).padStart(10, '0')} 00000 n `)].join('\n');
  const start = 9 + body.join('').length;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(`%PDF-1.4\n${body.join('')}xref\n0 ${objects.length + 1}\n${table}\n${trailer}`, 'latin1');
}

/** What is kept of a video that was made ready once: the parts of `keepVideo`, by path, and `about.json` with its facts. */
export interface ReadyParts {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly parts: Readonly<Record<string, Uint8Array>>;
}

/** A video in the library with all its sizes, without the work of making them. Its id. */
export async function aReadyVideo(ctx: Context, { bytes, fileName, parts }: ReadyParts): Promise<string> {
  const { seconds, ...made } = JSON.parse(Buffer.from(parts['about.json']!).toString()) as ReadyVideo['made'] &
    Pick<ReadyVideo, 'seconds'>;
  const file = { kind: 'video', type: 'video/mp4', fileName } as const;
  const mediaId = await storeBytes(ctx, bytes, file);
  const tries = await countTry(ctx, mediaId);
  const output = await mkdtemp(join(tmpdir(), 'abhyas-ready-'));
  for (const [path, content] of Object.entries(parts)) {
    if (path === 'about.json') continue;
    await mkdir(dirname(join(output, path)), { recursive: true });
    await writeFile(join(output, path), content);
  }
  await keepVideo(ctx, { mediaId, tries, output, seconds, made });
  await rm(output, { recursive: true });
  return mediaId;
}

/** A PDF file in the library, ready to be read. Its id. */
export async function aReadyPdf(
  ctx: Context,
  { bytes, fileName, pages }: Pick<ReadyParts, 'bytes' | 'fileName'> & { readonly pages: number },
): Promise<string> {
  const mediaId = await storeBytes(ctx, bytes, { kind: 'document', type: 'application/pdf', fileName });
  await saveMediaChange(ctx, mediaId, { state: 'ready', percent: 100, pages });
  return mediaId;
}
