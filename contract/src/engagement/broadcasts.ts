import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { id, instant, language, page, paged, text, whole } from '../shapes.ts';
import { broadcastPurposes, broadcastStates } from './broadcast-words.ts';

const wording = z.object({ subject: text(120).default(''), text: text(3000).default('') });

/** What staff write once and many people get, each in the language of their profile. */
export const broadcastDraft = z.object({
  purpose: z.enum(broadcastPurposes).default('notice'),
  /** All students of the institute; the batches count for nothing then. */
  everyone: z.boolean().default(false),
  batchIds: z.array(id).max(50).default([]),
  students: z.boolean().default(true),
  /** The guardians of those students. */
  guardians: z.boolean().default(false),
  /** Beside the inbox, which it always reaches. */
  mail: z.boolean().default(false),
  sms: z.boolean().default(false),
  /** It may leave at night. */
  urgent: z.boolean().default(false),
  texts: z.object({
    en: wording,
    /** Empty: whoever reads Hindi gets the English words. */
    hi: wording,
  }),
});
export type BroadcastDraft = z.infer<typeof broadcastDraft>;

const reached = z.object({ sent: whole, waiting: whole, failed: whole });

export const broadcast = broadcastDraft.extend({
  broadcastId: id,
  state: z.enum(broadcastStates),
  /** When it leaves or left; null while it is a draft. */
  sendAt: instant.nullable(),
  updatedAt: instant,
  /** What became of it; null until it was sent. */
  outcome: z.object({ people: whole, read: whole, mail: reached, sms: reached }).nullable(),
});
export type Broadcast = z.infer<typeof broadcast>;

export const broadcastRow = broadcast
  .pick({ broadcastId: true, state: true, purpose: true, everyone: true, sendAt: true, updatedAt: true })
  .extend({ subject: z.string(), batches: z.array(z.string()), people: whole.nullable(), read: whole.nullable() });
export type BroadcastRow = z.infer<typeof broadcastRow>;

export const broadcastPreview = z.object({
  students: whole,
  guardians: whole,
  /** How many of them each way reaches. */
  reach: z.object({ inbox: whole, mail: whole, sms: whole }),
  /** The first of them by name. */
  people: z.array(z.object({ id, name: z.string() })),
  /** The words as some of them will read them. */
  views: z.array(z.object({ id, name: z.string(), language, subject: z.string(), text: z.string() })),
  /** In the quiet hours: when it would leave if it were sent now. Null: at once. */
  leavesAt: instant.nullable(),
});
export type BroadcastPreview = z.infer<typeof broadcastPreview>;

const write = partner('cohorts.write');
const one = z.object({ broadcastId: id });

export const broadcasts = {
  listBroadcasts: get('/api/broadcasts', {
    summary: 'Notices to many people, the newest first, with how many have read each',
    access: partner('cohorts.read'),
    query: page.extend({ state: z.enum(broadcastStates).optional(), search: text(100).default('') }),
    reply: paged(broadcastRow).extend({ can: z.object({ create: z.boolean() }) }),
  }),
  showBroadcast: get('/api/broadcasts/:broadcastId', {
    summary: 'One notice to many people, and what became of it',
    access: partner('cohorts.read'),
    params: one,
    reply: broadcast,
  }),
  createBroadcast: post('/api/broadcasts', {
    summary: 'Keeps a notice to many people as a draft',
    access: write,
    body: broadcastDraft,
    reply: broadcast,
    errors: ['BROADCAST_BATCH_UNKNOWN'],
  }),
  saveBroadcast: put('/api/broadcasts/:broadcastId', {
    summary: 'Changes a draft',
    access: write,
    params: one,
    body: broadcastDraft,
    reply: broadcast,
    errors: ['BROADCAST_STATE', 'BROADCAST_BATCH_UNKNOWN'],
  }),
  removeBroadcast: del('/api/broadcasts/:broadcastId', {
    summary: 'Deletes a draft',
    access: write,
    params: one,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['BROADCAST_STATE'],
  }),
  previewBroadcast: post('/api/broadcasts/preview', {
    summary: 'Who would get a notice, by which ways, and the words as three of them will read them',
    access: write,
    body: broadcastDraft,
    reply: broadcastPreview,
  }),
  testBroadcast: post('/api/broadcasts/:broadcastId/test', {
    summary: 'Sends a draft to the caller alone',
    access: write,
    params: one,
    reply: z.object({ sent: z.literal(true) }),
    errors: ['BROADCAST_WORDS_MISSING', 'BROADCAST_PLACE_UNKNOWN'],
  }),
  sendBroadcast: post('/api/broadcasts/:broadcastId/send', {
    summary: 'Sends a draft now or later; what is not urgent waits for the end of the quiet hours',
    access: write,
    params: one,
    body: z.object({ at: instant.nullable().default(null) }),
    reply: broadcast,
    errors: ['BROADCAST_STATE', 'BROADCAST_NOBODY', 'BROADCAST_WORDS_MISSING', 'BROADCAST_PLACE_UNKNOWN'],
  }),
  withdrawBroadcast: post('/api/broadcasts/:broadcastId/withdraw', {
    summary: 'Takes back what was to be sent later: it is a draft again',
    access: write,
    params: one,
    reply: broadcast,
    errors: ['BROADCAST_STATE'],
  }),
};
