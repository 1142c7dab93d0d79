import type { MediaKind, maxUploadBytes } from '@abhyas/contract/media/shapes';
import type { acceptedExtensions, refusedVideos, uploadLimits } from '@abhyas/contract/media/uploads';
import { ApiError } from '../../../lib/api-error.ts';

/** The types fail to compile when the contract's lists and limits change. */
export const accepted: typeof acceptedExtensions = {
  image: ['png', 'jpg', 'jpeg', 'webp', 'avif', 'svg'],
  video: ['mp4', 'm4v', 'mov', 'avi', 'mpg', 'mpeg', 'wmv', 'flv'],
  audio: ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'opus', 'flac'],
  document: ['pdf'],
  package: ['zip', 'imscc'],
  file: ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'csv', 'txt', 'zip'],
};
const refused: typeof refusedVideos = ['3gp', '3g2', 'webm', 'mkv'];
export const largestUpload: typeof maxUploadBytes = 1_004_288_000;
const largestImage: (typeof uploadLimits)['imageBytes'] = 20_000_000;

export const kinds = ['video', 'audio', 'document', 'image', 'file', 'package'] as const satisfies readonly MediaKind[];

/** What an `<input type="file">` offers for a purpose; a file lesson takes everything. */
export const acceptOf = (kind: MediaKind | undefined): string =>
  (kind === undefined || kind === 'file' ? Object.values(accepted).flat() : accepted[kind])
    .map((extension) => `.${extension}`)
    .join(',');

const extensionOf = (fileName: string) => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** What the server would refuse anyway, by name, size and the first bytes: said before they travel. */
export async function refusedHere(file: File, kind?: MediaKind): Promise<ApiError | undefined> {
  const extension = extensionOf(file.name);
  if (isIn(refused, extension)) return new ApiError(415, 'VIDEO_FORMAT');
  const known = kind === undefined || kind === 'file' ? Object.values(accepted).flat() : accepted[kind];
  if (!isIn(known, extension)) return new ApiError(415, 'FILE_TYPE', { details: { extension: extension || '–' } });
  if (file.size === 0) return new ApiError(422, 'INVALID_INPUT', { messageKey: 'media.uploads.empty' });
  const maxBytes = isIn(accepted.image, extension) ? largestImage : largestUpload;
  if (file.size > maxBytes) return new ApiError(413, 'TOO_LARGE', { details: { maxBytes } });
  return (await isRefusedVideo(file)) ? new ApiError(415, 'VIDEO_FORMAT') : undefined;
}

const isIn = (list: readonly string[], item: string) => list.includes(item);

/** Matroska and WebM begin with the mark of EBML, 3GP with its brand, whatever they are called. */
async function isRefusedVideo(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const brand = String.fromCharCode(...head.subarray(4, 11));
  return [0x1a, 0x45, 0xdf, 0xa3].every((byte, i) => head[i] === byte) || brand.startsWith('ftyp3g');
}

/** By which a file is known again after a reload. */
export const fingerprintOf = (file: File): string =>
  `${file.name.slice(-200)}|${file.size}|${file.lastModified}`.slice(0, 300);
