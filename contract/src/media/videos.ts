import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post, upload } from '../endpoint.ts';
import { id, instant, language, text, whole } from '../shapes.ts';
import { mediaState, playback } from './shapes.ts';

export const captionLimits = { maxBytes: 1_000_000, perVideo: 10 } as const;

const caption = z.object({ captionId: id, language, label: z.string(), uploadedAt: instant });
/** A video as those who make courses see it. */
export const video = z.object({
  mediaId: id,
  fileName: z.string(),
  kind: z.enum(['video', 'audio']),
  state: mediaState,
  percent: whole,
  /** Text key of what went wrong. */
  problem: z.string().nullable(),
  bytes: whole,
  seconds: whole.nullable(),
  width: whole.nullable(),
  height: whole.nullable(),
  /** Heights of the pictures among which a player chooses; empty: the file as it was uploaded is played. */
  rungs: z.array(whole),
  captions: z.array(caption),
});
export type Video = z.infer<typeof video>;

const ofVideo = z.object({ mediaId: id });
/** Given back by a player that asks again, so that it is known as the same stream. */
export const streamQuery = z.object({ stream: id.optional() });

export const videos = {
  showVideo: get('/api/media/videos/:mediaId', {
    summary: 'A video or audio with its sizes, captions and how far it is made ready',
    access: partner('media.write'),
    params: ofVideo,
    reply: video,
    errors: ['NOT_FOUND'],
  }),
  playVideo: get('/api/media/videos/:mediaId/playback', {
    summary: 'Addresses for a while, for staff who look at what they uploaded',
    access: partner('media.write'),
    params: ofVideo,
    query: streamQuery,
    reply: playback,
    errors: ['NOT_FOUND', 'VIDEO_WORKING', 'VIDEO_FAILED', 'STREAM_ELSEWHERE'],
  }),
  retryVideo: post('/api/media/videos/:mediaId/retry', {
    summary: 'Makes a video ready again after it failed',
    access: partner('media.write'),
    params: ofVideo,
    reply: video,
    errors: ['NOT_FOUND', 'VIDEO_WORKING'],
  }),
  addCaption: upload('/api/media/videos/:mediaId/captions', {
    summary: 'Keeps captions (WebVTT) of a video; those of the same language and name are replaced',
    access: partner('media.write'),
    params: ofVideo,
    query: z.object({ language, label: text(60, 1) }),
    upload: { maxBytes: captionLimits.maxBytes },
    reply: video,
    errors: ['NOT_FOUND', 'CAPTION_BROKEN', 'CAPTION_LIMIT', 'TOO_LARGE'],
  }),
  removeCaption: del('/api/media/videos/:mediaId/captions/:captionId', {
    summary: 'Takes captions off a video',
    access: partner('media.write'),
    params: ofVideo.extend({ captionId: id }),
    reply: video,
    errors: ['NOT_FOUND'],
  }),
};
