import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post } from '../endpoint.ts';
import { id, instant, whole } from '../shapes.ts';
import { mediaKind } from './shapes.ts';

export const uploadLimits = {
  /** Uploads of one person that are not whole yet. */
  open: 20,
  /** An upload without a new byte for so long is given up. */
  hours: 48,
  imageBytes: 20_000_000,
  /** Files of an archive, and the bytes of all of them unpacked. */
  archiveFiles: 20_000,
  archiveBytes: 4_000_000_000,
  fileName: 200,
} as const;

/** What is accepted, by the kind that it becomes. The content is held against the name. */
export const acceptedExtensions = {
  image: ['png', 'jpg', 'jpeg', 'webp', 'avif', 'svg'],
  video: ['mp4', 'm4v', 'mov', 'avi', 'mpg', 'mpeg', 'wmv', 'flv'],
  audio: ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'opus', 'flac'],
  document: ['pdf'],
  package: ['zip', 'imscc'],
  file: ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'csv', 'txt', 'zip'],
} as const satisfies Record<z.infer<typeof mediaKind>, readonly string[]>;
/** Spec §5: invalid, by name and by content. */
export const refusedVideos = ['3gp', '3g2', 'webm', 'mkv'] as const;

/** An upload that is not whole yet. */
export const openUpload = z.object({
  /** Also the id of the file that it becomes. */
  uploadId: id,
  /** Where the bytes go, by tus 1.0.0. */
  url: z.string(),
  fileName: z.string(),
  kind: mediaKind,
  bytes: whole,
  received: whole,
  /** By which the browser knows the same file again after a reload. */
  fingerprint: z.string(),
  expiresAt: instant,
});
export type OpenUpload = z.infer<typeof openUpload>;

export const uploads = {
  createUpload: post('/api/media/uploads', {
    summary: 'Begins an upload that can be paused and resumed; its bytes then go to the address by tus 1.0.0',
    access: partner('media.write'),
    body: z.object({
      /** Not trimmed or cleaned: a name with a path or signs that hide it is refused. */
      fileName: z.string().min(1).max(1000),
      bytes: z.int().min(1),
      /** What it is for; `file` keeps it as it is. Without it the kind goes by name and content. */
      kind: mediaKind.optional(),
      fingerprint: z.string().max(300).default(''),
    }),
    reply: openUpload,
    errors: ['FILE_NAME', 'FILE_TYPE', 'VIDEO_FORMAT', 'TOO_LARGE', 'STORAGE_LIMIT', 'UPLOADS_OPEN'],
  }),
  listUploads: get('/api/media/uploads', {
    summary: 'Own uploads that are not whole yet, the newest first',
    access: partner('media.write'),
    reply: z.object({ uploads: z.array(openUpload) }),
  }),
  removeUpload: del('/api/media/uploads/:uploadId', {
    summary: 'Gives up an own upload that is not whole yet',
    access: partner('media.write'),
    params: z.object({ uploadId: id }),
    reply: z.object({}),
  }),
};
