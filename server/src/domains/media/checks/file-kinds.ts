import { type MediaKind, maxUploadBytes } from '@abhyas/contract/media/shapes';
import { acceptedExtensions, refusedVideos, uploadLimits } from '@abhyas/contract/media/uploads';
import { fail } from '../../../kernel/errors.ts';

/** What a file of a name is kept as, and what its content may be called by those who know content. */
interface KnownFile {
  /** Media type under which it goes out. */
  readonly type: string;
  /** Types by content that are right; `text` where there is no mark but readable text. */
  readonly content: readonly string[];
}

const zipped = 'application/zip';
const office = (name: string): KnownFile => ({ type: name, content: [name, zipped] });
const film = (type: string): KnownFile => ({ type, content: ['video/mp4', 'video/quicktime', 'video/x-m4v'] });
const mpeg: KnownFile = { type: 'video/mpeg', content: ['video/mpeg', 'video/MP1S', 'video/MP2P'] };
const jpeg: KnownFile = { type: 'image/jpeg', content: ['image/jpeg'] };
const ogg: KnownFile = { type: 'audio/ogg', content: ['audio/ogg', 'audio/ogg; codecs=opus'] };

const known: Readonly<Record<string, KnownFile>> = {
  png: { type: 'image/png', content: ['image/png', 'image/apng'] },
  jpg: jpeg,
  jpeg,
  webp: { type: 'image/webp', content: ['image/webp'] },
  avif: { type: 'image/avif', content: ['image/avif'] },
  svg: { type: 'image/svg+xml', content: ['application/xml', 'image/svg+xml', 'text'] },
  mp4: film('video/mp4'),
  m4v: film('video/mp4'),
  mov: film('video/quicktime'),
  avi: { type: 'video/x-msvideo', content: ['video/vnd.avi'] },
  mpg: mpeg,
  mpeg,
  wmv: { type: 'video/x-ms-wmv', content: ['video/x-ms-asf', 'application/vnd.ms-asf'] },
  flv: { type: 'video/x-flv', content: ['video/x-flv'] },
  mp3: { type: 'audio/mpeg', content: ['audio/mpeg'] },
  m4a: { type: 'audio/mp4', content: ['audio/mp4', 'audio/x-m4a', 'video/mp4'] },
  aac: { type: 'audio/aac', content: ['audio/aac'] },
  wav: { type: 'audio/wav', content: ['audio/wav'] },
  ogg,
  opus: ogg,
  flac: { type: 'audio/flac', content: ['audio/flac'] },
  pdf: { type: 'application/pdf', content: ['application/pdf'] },
  docx: office('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  xlsx: office('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  pptx: office('application/vnd.openxmlformats-officedocument.presentationml.presentation'),
  odt: office('application/vnd.oasis.opendocument.text'),
  ods: office('application/vnd.oasis.opendocument.spreadsheet'),
  odp: office('application/vnd.oasis.opendocument.presentation'),
  epub: office('application/epub+zip'),
  csv: { type: 'text/csv', content: ['text'] },
  txt: { type: 'text/plain', content: ['text'] },
  zip: { type: zipped, content: [zipped] },
  imscc: { type: zipped, content: [zipped] },
};

const order: readonly MediaKind[] = ['video', 'audio', 'document', 'image', 'file', 'package'];

/**
 * What an upload of this extension becomes; `wanted` is what it is for. VIDEO_FORMAT for the videos that are never accepted (spec §5),
 * FILE_TYPE for everything that is not on the list, or not for this purpose.
 */
export function kindOfName(extension: string, wanted?: MediaKind): MediaKind {
  if ((refusedVideos as readonly string[]).includes(extension)) fail('VIDEO_FORMAT');
  const isOf = (kind: MediaKind) => (acceptedExtensions[kind] as readonly string[]).includes(extension);
  const natural = order.find(isOf);
  if (natural === undefined || (wanted && wanted !== 'file' && !isOf(wanted)))
    fail('FILE_TYPE', { extension: extension || '–' });
  return wanted ?? natural;
}

/** The known file of an extension that was let in. */
export const knownFile = (extension: string): KnownFile =>
  known[extension] ?? fail('FILE_TYPE', { extension: extension || '–' });

/** TOO_LARGE beyond what a kind may be, to the byte. */
export function checkSize(kind: MediaKind, bytes: number): void {
  const maxBytes = kind === 'image' ? uploadLimits.imageBytes : maxUploadBytes;
  if (bytes > maxBytes) fail('TOO_LARGE', { maxBytes });
}
