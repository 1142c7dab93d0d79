import { z } from 'zod';
import { id, instant, whole } from '../shapes.ts';

/** Spec §5, §9: the largest upload in bytes; one more is refused. */
export const maxUploadBytes = 1_004_288_000;

export const mediaKind = z.enum(['image', 'video', 'audio', 'document', 'package', 'file']);
export type MediaKind = z.infer<typeof mediaKind>;
/** working: being checked or made playable; failed: it could not be, `problem` says why. */
export const mediaState = z.enum(['working', 'ready', 'failed']);
export type MediaState = z.infer<typeof mediaState>;

/** An upload as its owners see it. */
export const mediaItem = z.object({
  mediaId: id,
  kind: mediaKind,
  state: mediaState,
  /** Share of the work that is done, in whole percent, while it is working. */
  percent: whole,
  /** Text key of what went wrong. */
  problem: z.string().nullable(),
  fileName: z.string(),
  type: z.string(),
  bytes: whole,
  /** Length of video and audio. */
  seconds: whole.nullable(),
  pages: whole.nullable(),
  posterUrl: z.string().nullable(),
  uploadedAt: instant,
});
export type MediaItem = z.infer<typeof mediaItem>;

/** Everything a player needs for a while; before `expiresAt` it asks again. */
export const playback = z.object({
  kind: z.enum(['video', 'audio']),
  /** Of our own: the address of the HLS list, of the plain file, or both. */
  hlsUrl: z.string().nullable(),
  fileUrl: z.string().nullable(),
  /** Of the sound alone, as an HLS list: for those who have little to spend. */
  audioUrl: z.string().nullable(),
  /** At another host: the page that plays it, to be framed. */
  embed: z.object({ provider: z.enum(['youtube', 'vimeo']), url: z.string() }).nullable(),
  seconds: whole.nullable(),
  /** What watching all of it costs: of an HLS list in a middle size, and in the least. */
  bytes: whole.nullable(),
  leastBytes: whole.nullable(),
  posterUrl: z.string().nullable(),
  /** Small pictures of the video in one file: row by row, one for every so many seconds. */
  sprite: z
    .object({ url: z.string(), everySeconds: whole, columns: whole, width: whole, height: whole, count: whole })
    .nullable(),
  captions: z.array(z.object({ language: z.string(), label: z.string(), url: z.string() })),
  /** Written over the picture, moving: who watches. Null: nothing. */
  watermark: z.string().nullable(),
  /** Given back with the next asking, so that it is known as the same stream. Null: streams are not counted. */
  stream: z.string().nullable(),
  expiresAt: instant,
});
export type Playback = z.infer<typeof playback>;
