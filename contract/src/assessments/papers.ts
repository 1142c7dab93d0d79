import { z } from 'zod';
import { partner } from '../access.ts';
import { download, get, post, put } from '../endpoint.ts';
import { id, instant, named, page, paged, text, whole } from '../shapes.ts';
import { audienceLimits } from './audience.ts';
import {
  attemptEnd,
  attemptState,
  paper,
  paperDraft,
  paperKind,
  paperRow,
  paperSettings,
  paperStatus,
  questionSheet,
} from './shapes.ts';

const one = z.object({ paperId: id });
const attemptSort = z.enum(['rank', 'name', 'started']);

export const attemptRow = z.object({
  attemptId: id,
  student: z.string(),
  email: z.string(),
  state: attemptState,
  endedBy: attemptEnd.nullable(),
  startedAt: instant,
  endedAt: instant.nullable(),
  marks: whole.nullable(),
  full: whole.nullable(),
  passed: z.boolean().nullable(),
  rank: whole.nullable(),
  percentile: z.string().nullable(),
  lateAnswers: whole,
});
export type AttemptRow = z.infer<typeof attemptRow>;

const paperAdvice = z.object({
  questions: whole,
  /** Numbers in the paper of the questions whose solution is not written. */
  withoutSolution: z.array(whole),
  /** So many other tests that were published last were looked at. */
  seen: whole,
  /** Those of them that share questions with it, the newest first, with the numbers that these have here. */
  repeated: z.array(z.object({ paperId: id, title: z.string(), numbers: z.array(whole) })),
});

export const papers = {
  listPapers: get('/api/papers', {
    summary: 'Papers of the institute, newest first',
    access: partner('papers.write'),
    query: page.extend({ status: paperStatus.optional(), kind: paperKind.optional(), search: text(120).optional() }),
    reply: paged(paperRow),
  }),
  findPapers: get('/api/papers/found', {
    summary: 'A few papers that somebody means by these words, as their makers have them; slips are forgiven',
    access: partner('papers.write'),
    query: named,
    reply: z.object({ rows: z.array(paperRow.pick({ id: true, title: true, questions: true, minutes: true })) }),
  }),
  createPaper: post('/api/papers', {
    summary: 'Starts a draft with the usual values, or with the sections of an official pattern',
    access: partner('papers.write'),
    body: z.object({ title: text(120, 1), patternId: text(40, 1).optional() }),
    reply: z.object({ paperId: id }),
    errors: ['PATTERN_UNKNOWN'],
  }),
  showPaper: get('/api/papers/:paperId', {
    summary: 'A paper with its draft, its settings and what hinders publishing',
    access: partner('papers.write'),
    params: one,
    reply: paper,
  }),
  showPaperLink: get('/api/papers/:paperId/link', {
    summary: 'The address under which students open a test, with its QR code as SVG',
    access: partner('papers.write'),
    params: one,
    reply: z.object({ url: z.string(), qr: z.string() }),
  }),
  savePaper: put('/api/papers/:paperId', {
    summary: 'Saves the draft; a draft may be incomplete',
    access: partner('papers.write'),
    params: one,
    body: z.object({ revision: whole, draft: paperDraft }),
    reply: paper,
    errors: ['CONFLICT', 'PAPER_PUBLISHED'],
  }),
  savePaperSettings: put('/api/papers/:paperId/settings', {
    summary: 'Window, attempts allowed and result visibility: no new version, but a history',
    access: partner('papers.write'),
    params: one,
    body: paperSettings,
    reply: paper,
    errors: ['INVALID_INPUT'],
  }),
  publishPaper: post('/api/papers/:paperId/publish', {
    summary:
      'Makes the draft the next version; the first opens it to every student of the institute, or to the batches and students named',
    access: partner('papers.publish'),
    params: one,
    body: z.object({
      revision: whole,
      batchIds: z.array(id).max(audienceLimits.batches).default([]),
      studentIds: z.array(id).max(audienceLimits.students).default([]),
      /** It corrects words alone: the new version shares the rank list of the one before. */
      wordsOnly: z.boolean().default(false),
    }),
    reply: paper,
    errors: [
      'PAPER_NOT_READY',
      'CONFLICT',
      'PAPER_PUBLISHED',
      'BATCH_ARCHIVED',
      'MEMBER_UNKNOWN',
      'KEYS_SAME_PERSON',
      'VERSIONS_NOT_EQUAL',
    ],
  }),
  archivePaper: post('/api/papers/:paperId/archive', {
    summary: 'Takes a paper out of the lists; attempts and results stay',
    access: partner('papers.publish'),
    params: one,
    reply: paper,
    errors: ['PAPER_PUBLISHED'],
  }),
  showPaperAdvice: get('/api/papers/:paperId/advice', {
    summary: 'What does not hinder publishing but is worth a look: questions without a solution, or asked not long ago',
    access: partner('papers.write'),
    params: one,
    reply: paperAdvice,
  }),
  previewPaper: get('/api/papers/:paperId/preview', {
    summary: 'The draft as a student would see it in the console',
    access: partner('papers.write'),
    params: one,
    reply: questionSheet,
  }),
  listAttempts: get('/api/papers/:paperId/attempts', {
    summary: 'Attempts at a paper with their scores',
    access: partner('results.read'),
    params: one,
    query: page.extend({ search: text(120).optional(), sort: attemptSort.default('rank') }),
    reply: paged(attemptRow).extend({
      summary: z.object({
        sat: whole,
        running: whole,
        average: whole.nullable(),
        best: whole.nullable(),
        passed: whole,
        full: whole,
      }),
    }),
  }),
  exportAttempts: download('/api/papers/:paperId/attempts.csv', {
    summary: 'The same list as a CSV file',
    access: partner('results.read'),
    params: one,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
  }),
};
