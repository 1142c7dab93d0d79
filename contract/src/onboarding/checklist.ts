import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { id, whole } from '../shapes.ts';
import { contentChoices } from './constants.ts';

export const checklistSteps = ['questions', 'paper', 'publish', 'brand', 'teacher', 'student'] as const;
export type ChecklistStep = (typeof checklistSteps)[number];
/** Questions that the checklist asks for. */
export const checklistQuestions = 10;

const checklist = z.object({
  steps: z.array(z.object({ name: z.enum(checklistSteps), done: z.boolean() })),
  /** Share of the steps that are done, 0 to 100. */
  percent: whole,
  /** The first paper is published: from here on the list may be put away. */
  published: z.boolean(),
  /** The sample paper, or the first one there is to publish. */
  paperId: id.nullable(),
});
export type Checklist = z.infer<typeof checklist>;

export const firstSteps = z.object({
  /** Steps 4 and 5 of the registration are behind this institute. */
  branded: z.boolean(),
  content: z.enum(contentChoices).nullable(),
  paperId: id.nullable(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

export const checklists = {
  showChecklist: get('/api/onboarding/checklist', {
    summary: 'The first steps of a new institute and how many are done; null where there is nothing to show',
    access: partner('settings.write'),
    reply: checklist.nullable(),
  }),
  dismissChecklist: post('/api/onboarding/checklist/dismiss', {
    summary: 'Puts the list away, once the first paper is published',
    access: partner('settings.write'),
    reply: z.object({ dismissed: z.boolean() }),
    errors: ['CHECKLIST_OPEN'],
  }),
  showFirstSteps: get('/api/onboarding/first-steps', {
    summary: 'Where steps 4 and 5 of the registration stand; null where the institute was not registered here',
    access: partner('settings.write'),
    reply: firstSteps.nullable(),
  }),
  passBrand: post('/api/onboarding/first-steps/brand', {
    summary: 'Step 4 is done: the brand was saved, or is left as it is for now',
    access: partner('settings.write'),
    reply: firstSteps,
    errors: ['NOT_FOUND'],
  }),
  chooseContent: post('/api/onboarding/first-steps/content', {
    summary: 'Step 5: a sample paper with its questions, an import, or an empty bank; safe to repeat',
    access: partner('settings.write'),
    body: z.object({ choice: z.enum(contentChoices) }),
    reply: firstSteps,
    errors: ['NOT_FOUND'],
  }),
};
