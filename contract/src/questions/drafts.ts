import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, put } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { imageAddresses } from './shapes.ts';

/** A form that holds more is not kept; the longest question of the demo bank needs 12 kB. */
export const draftLimits = { maxCharacters: 400_000, mostPerAuthor: 200 } as const;

/** The version under which the words were typed; none for a question that is not in the bank yet. */
const base = z.object({ version: whole, keyVersion: whole }).nullable();

const draftSummary = z.object({
  /** The question's id, or for a new question an id made by the browser. */
  draftId: id,
  base,
  /** Counts the saves: whoever saves names the one he saw. */
  revision: whole,
  savedAt: instant,
  /** The first words, to know it by. */
  title: z.string(),
});
export type DraftSummary = z.infer<typeof draftSummary>;

const keptDraft = draftSummary.extend({
  /** What the editor had on the screen, also what is not complete; only the editor reads it. */
  form: z.record(z.string(), z.unknown()),
  images: imageAddresses,
});
export type KeptDraft = z.infer<typeof keptDraft>;

const one = z.object({ draftId: id });

/** What an author has typed and not yet published: kept on the server, seen by nobody else. */
export const drafts = {
  listQuestionDrafts: get('/api/question-drafts', {
    summary: 'What the caller has begun and not published, newest first',
    access: partner('questions.write'),
    reply: z.object({ rows: z.array(draftSummary) }),
  }),
  showQuestionDraft: get('/api/question-drafts/:draftId', {
    summary: 'What the caller typed last, of a question or a new one; null where nothing is kept',
    access: partner('questions.write'),
    params: one,
    reply: z.object({ draft: keptDraft.nullable() }),
  }),
  saveQuestionDraft: put('/api/question-drafts/:draftId', {
    summary: 'Keeps what is typed; CONFLICT where another window saved meanwhile',
    access: partner('questions.write'),
    params: one,
    body: z.object({
      base,
      revision: whole,
      title: text(300),
      form: z.record(z.string(), z.unknown()),
      images: z.array(id).max(200),
    }),
    reply: z.object({ revision: whole, savedAt: instant }),
    errors: ['CONFLICT', 'DRAFT_TOO_LONG', 'DRAFTS_TOO_MANY'],
  }),
  dropQuestionDraft: del('/api/question-drafts/:draftId', {
    summary: 'Forgets what is kept; nothing happens where nothing is',
    access: partner('questions.write'),
    params: one,
    reply: z.object({}),
  }),
};
