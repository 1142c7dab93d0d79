import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { id, text, whole } from '../shapes.ts';

export const collectionLimits = { collections: 200, questions: 500 } as const;

const one = z.object({ collectionId: id });
const name = text(80, 1);

export const questionCollections = {
  listCollections: get('/api/question-collections', {
    summary: 'Named sets of questions by name, each with how many of its questions are in the bank',
    access: partner('questions.read'),
    reply: z.object({ rows: z.array(z.object({ collectionId: id, name: z.string(), questions: whole })) }),
  }),
  createCollection: post('/api/question-collections', {
    summary: 'Keeps chosen questions under a name',
    access: partner('questions.write'),
    body: z.strictObject({ name, questionIds: z.array(id).min(1).max(collectionLimits.questions) }),
    reply: z.object({ collectionId: id, questions: whole }),
    errors: ['COLLECTION_NAME_TAKEN', 'COLLECTIONS_FULL'],
  }),
  changeCollection: put('/api/question-collections/:collectionId', {
    summary: 'Renames a set, puts questions into it, or takes questions out',
    access: partner('questions.write'),
    params: one,
    body: z.strictObject({
      name: name.optional(),
      add: z.array(id).max(collectionLimits.questions).default([]),
      remove: z.array(id).max(collectionLimits.questions).default([]),
    }),
    reply: z.object({ questions: whole }),
    errors: ['COLLECTION_NAME_TAKEN', 'COLLECTIONS_FULL'],
  }),
  removeCollection: del('/api/question-collections/:collectionId', {
    summary: 'Removes a set; its questions stay in the bank',
    access: partner('questions.write'),
    params: one,
    reply: z.object({}),
  }),
};
