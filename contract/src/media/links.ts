import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { id, instant, paged, page, text, whole } from '../shapes.ts';
import { playback } from './shapes.ts';
import { streamQuery } from './videos.ts';

export const linkLimits = { hosts: 30 } as const;
export const linkProvider = z.enum(['youtube', 'vimeo', 'hls', 'file']);
export type LinkProvider = z.infer<typeof linkProvider>;

/** A video at another host that lessons may show. */
export const hostingLink = z.object({
  linkId: id,
  title: z.string(),
  provider: linkProvider,
  url: z.string(),
  /** False: its host is not allowed any more, so nobody can play it. */
  allowed: z.boolean(),
  seconds: whole.nullable(),
  addedAt: instant,
});
export type HostingLink = z.infer<typeof hostingLink>;

/** A name such as `videos.example.com`; its own subdomains count as well. */
const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/);
/** What the institute decides about videos. */
export const videoRules = z.object({
  hosts: z.array(host).max(linkLimits.hosts),
  /** Whoever starts a video stops the one that plays on another device of the same account. */
  oneStream: z.boolean(),
  /** The viewer's name moves over the picture. */
  watermark: z.boolean(),
});
export type VideoRules = z.infer<typeof videoRules>;
/** Until an institute says something else. */
export const usualVideoRules: VideoRules = { hosts: ['youtube.com', 'vimeo.com'], oneStream: false, watermark: true };

const ofLink = z.object({ linkId: id });

export const links = {
  listLinks: get('/api/media/links', {
    summary: 'Videos at other hosts that lessons may show, newest first',
    access: partner('media.write'),
    query: page.extend({ search: text(120).default('') }),
    reply: paged(hostingLink),
  }),
  showLink: get('/api/media/links/:linkId', {
    summary: 'One of these videos, also when it was taken off the list',
    access: partner('media.write'),
    params: ofLink,
    reply: hostingLink,
    errors: ['NOT_FOUND'],
  }),
  addLink: post('/api/media/links', {
    summary: 'Keeps the address of a video at a host that the institute allows, after a look at it',
    access: partner('media.write'),
    body: z.object({ url: text(2000, 1), title: text(160, 1) }),
    reply: hostingLink,
    errors: [
      'LINK_ADDRESS',
      'LINK_HOST',
      'LINK_PRIVATE',
      'LINK_UNREACHABLE',
      'LINK_NOT_VIDEO',
      'LINK_NOT_SHARED',
      'TOO_MANY_REQUESTS',
    ],
  }),
  removeLink: del('/api/media/links/:linkId', {
    summary: 'Takes a link off the list; lessons that show it go on showing it',
    access: partner('media.write'),
    params: ofLink,
    reply: z.object({ linkId: id }),
    errors: ['NOT_FOUND'],
  }),
  playLink: get('/api/media/links/:linkId/playback', {
    summary: 'How to play a link, for staff who look at it',
    access: partner('media.write'),
    params: ofLink,
    query: streamQuery,
    reply: playback,
    errors: ['NOT_FOUND', 'LINK_HOST', 'STREAM_ELSEWHERE'],
  }),
  showVideoRules: get('/api/media/video-rules', {
    summary: 'Allowed hosts, and the rules for watching',
    access: partner('media.write'),
    reply: videoRules,
  }),
  saveVideoRules: put('/api/media/video-rules', {
    summary: 'Decides allowed hosts, and the rules for watching',
    access: partner('settings.write'),
    body: videoRules,
    reply: videoRules,
  }),
};
