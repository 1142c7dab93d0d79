import type { Playback } from '@abhyas/contract/media/shapes';

/** A minute of video whose addresses are good for five; for tests. */
export const aPlayback = (given: Partial<Playback>): Playback => ({
  kind: 'video',
  hlsUrl: null,
  fileUrl: '/stream/a/file',
  audioUrl: null,
  embed: null,
  seconds: 60,
  bytes: null,
  leastBytes: null,
  posterUrl: null,
  sprite: null,
  captions: [],
  watermark: null,
  stream: null,
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  ...given,
});
