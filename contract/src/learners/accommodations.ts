import { z } from 'zod';
import { partner, student } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, page, paged, text } from '../shapes.ts';
import { displayNeeds } from './profile.ts';

/** More time in timed tests: percent of the paper's time, or minutes; the larger of the two counts. */
export const extraTime = z.object({
  percent: z.int().min(0).max(100),
  minutes: z.int().min(0).max(180),
});
export type ExtraTime = z.infer<typeof extraTime>;

export const requestStates = ['open', 'granted', 'refused', 'withdrawn'] as const;
const state = z.enum(requestStates);

export const accommodationRequest = z.object({
  requestId: id,
  student: z.object({ id, name: z.string(), email: z.string() }),
  asked: extraTime,
  reason: z.string(),
  state,
  /** What the institute wrote back. */
  answer: z.string(),
  askedAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
});
export type AccommodationRequest = z.infer<typeof accommodationRequest>;

const needs = z.object({ extraTime, largeText: z.boolean(), reducedMotion: z.boolean() });
export const accommodations = {
  showMyAccommodations: get('/api/accommodations', {
    summary: 'What is granted to me, and what I asked for',
    access: student(),
    reply: z.object({
      granted: needs,
      requests: z.array(accommodationRequest.omit({ student: true })),
    }),
  }),
  askAccommodation: post('/api/accommodations/requests', {
    summary: 'Asks the institute for extra time, with a reason',
    access: student(),
    body: z.object({
      asked: extraTime.refine(({ percent, minutes }) => percent + minutes > 0),
      reason: text(1000, 10),
    }),
    reply: z.object({ requestId: id }),
    errors: ['ACCOMMODATION_ASKED'],
  }),
  withdrawAccommodation: post('/api/accommodations/requests/:requestId/withdraw', {
    summary: 'Takes one’s own open request back',
    access: student(),
    params: z.object({ requestId: id }),
    reply: z.object({ withdrawn: z.literal(true) }),
    errors: ['ACCOMMODATION_DECIDED', 'NOT_FOUND'],
  }),
  listAccommodationRequests: get('/api/accommodation-requests', {
    summary: 'Requests of students, the open ones first',
    access: partner('people.read'),
    query: page.extend({ state: state.optional(), search: text(80).optional() }),
    reply: paged(accommodationRequest).extend({ can: z.object({ decide: z.boolean() }) }),
  }),
  decideAccommodation: post('/api/accommodation-requests/:requestId/decide', {
    summary: 'Grants what was asked, or another measure, or refuses; the student reads the answer',
    access: partner('cohorts.write'),
    params: z.object({ requestId: id }),
    body: z.object({ grant: extraTime.nullable(), answer: text(1000) }),
    reply: accommodationRequest,
    errors: ['ACCOMMODATION_DECIDED', 'NOT_FOUND'],
  }),
  showAccommodations: get('/api/students/:accountId/accommodations', {
    summary: 'What one student is granted, with the history of it',
    access: partner('people.read'),
    params: z.object({ accountId: id }),
    reply: z.object({
      granted: needs,
      history: z.array(
        z.object({ at: instant, actor: z.string(), before: extraTime, after: extraTime, reason: z.string() }),
      ),
      can: z.object({ grant: z.boolean() }),
    }),
    errors: ['NOT_FOUND'],
  }),
  saveAccommodations: put('/api/students/:accountId/accommodations', {
    summary:
      'Grants extra time and a calmer or larger page to one student, or takes it away, with a reason; no request is needed',
    access: partner('cohorts.write'),
    params: z.object({ accountId: id }),
    body: z.object({
      extraTime,
      /** What is not sent stays. */
      display: displayNeeds.optional(),
      reason: text(1000, 3),
    }),
    reply: z.object({ granted: needs, studentId: id }),
    errors: ['NOT_FOUND'],
  }),
};
