import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { deliveryTopic } from './messages.ts';
import { id, instant, language, page, paged, text, whole } from '../shapes.ts';

/** Where a notice can reach a person. */
export const noticeChannels = ['inbox', 'mail', 'sms'] as const;
export const noticeChannel = z.enum(noticeChannels);
export type NoticeChannel = z.infer<typeof noticeChannel>;

/** What notices are about; each kind belongs to one. Those about safety cannot be turned off. */
export const noticeTopics = ['safety', 'study', 'institute'] as const;
export const noticeTopic = z.enum(noticeTopics);
export type NoticeTopic = z.infer<typeof noticeTopic>;

export const notice = z.object({
  id,
  /** E.g. `device.new`. */
  kind: z.string(),
  topic: noticeTopic,
  subject: z.string(),
  text: z.string(),
  /** Path on this site, or null where there is nowhere to go. */
  link: z.string().nullable(),
  at: instant,
  readAt: instant.nullable(),
});
export type Notice = z.infer<typeof notice>;

const unread = z.object({ unread: whole });
/** Texts come in the language asked for. */
const spoken = { language: language.default('en') };

export const noticePreferences = z.object({
  /** Language of mail and text messages. */
  language,
  kinds: z.array(
    z.object({
      kind: z.string(),
      topic: noticeTopic,
      /** What the kind is about, in a few words. */
      name: z.string(),
      locked: z.boolean(),
      /** Channels that this kind can use, and whether each is on. */
      channels: z.array(z.object({ channel: noticeChannel, on: z.boolean() })),
    }),
  ),
});
export type NoticePreferences = z.infer<typeof noticePreferences>;

export const deliveryStates = ['queued', 'sent', 'failed'] as const;
export const deliveryState = z.enum(deliveryStates);
/** A message outside the inbox. */
export const delivery = z.object({
  id,
  /** Whose it is; null where nobody has an account yet. */
  account: z.object({ id, name: z.string(), email: z.string() }).nullable(),
  /** Where it went, masked; empty for a notice, which goes where its account can be reached. */
  sentTo: z.string(),
  topic: deliveryTopic,
  /** Kind of the notice, or what the message is for. */
  kind: z.string(),
  /** Of a notice; for everything else a name, because codes and links are not kept. */
  subject: z.string(),
  channel: noticeChannel.exclude(['inbox']),
  state: deliveryState,
  /** Why the last try failed; empty otherwise. */
  reason: z.string(),
  tries: whole,
  queuedAt: instant,
  /** When it was sent or given up. */
  finishedAt: instant.nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const notices = {
  listNotices: get('/api/notices', {
    summary: 'One’s own inbox, newest first',
    access: 'signedIn',
    query: page.extend({
      ...spoken,
      state: z.enum(['all', 'unread']).default('all'),
      topic: noticeTopic.optional(),
    }),
    reply: paged(notice).extend({ unread: whole }),
  }),
  countUnread: get('/api/notices/unread', {
    summary: 'How many notices one has not read yet',
    access: 'signedIn',
    reply: unread,
  }),
  markNoticeRead: post('/api/notices/:noticeId/read', {
    summary: 'Marks one notice as read',
    access: 'signedIn',
    params: z.object({ noticeId: id }),
    reply: unread,
  }),
  markAllRead: post('/api/notices/read', {
    summary: 'Marks everything in one’s inbox as read',
    access: 'signedIn',
    reply: unread,
  }),
  showNoticePreferences: get('/api/notices/preferences', {
    summary: 'Which notices reach one, and how',
    access: 'signedIn',
    query: z.object(spoken),
    reply: noticePreferences,
  }),
  saveNoticePreferences: put('/api/notices/preferences', {
    summary: 'Chooses language and channels; kinds that are not named stay as they are',
    access: 'signedIn',
    query: z.object(spoken),
    body: z.object({
      language: language.optional(),
      choices: z
        .array(z.object({ kind: text(60, 1), channel: noticeChannel, on: z.boolean() }))
        .max(200)
        .default([]),
    }),
    reply: noticePreferences,
    errors: ['NOTICE_KIND_LOCKED', 'NOTICE_KIND_UNKNOWN'],
  }),
  listDeliveries: get('/api/notice-deliveries', {
    summary: 'Mail and text messages of this institute: waiting, sent, or failed and why',
    access: partner('people.read'),
    query: page.extend({
      ...spoken,
      search: text(100).default(''),
      state: deliveryState.optional(),
      topic: deliveryTopic.optional(),
      channel: noticeChannel.exclude(['inbox']).optional(),
    }),
    reply: paged(delivery).extend({ can: z.object({ retry: z.boolean() }) }),
  }),
  retryDelivery: post('/api/notice-deliveries/:deliveryId/retry', {
    summary: 'Sends a message that was given up once more',
    access: partner('people.write'),
    params: z.object({ deliveryId: id }),
    reply: z.object({ state: deliveryState }),
    errors: ['DELIVERY_STATE'],
  }),
};
