import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, language, page, paged, richText, text, whole } from '../shapes.ts';
import { imageAddresses, questionRow } from './shapes.ts';

/** The words that the questions of a group share: a passage, a table, a figure. */
export const groupStem = z.object({ en: richText, hi: richText.optional() });
export type GroupStem = z.infer<typeof groupStem>;

const groupDraft = z.object({
  title: text(120, 1),
  stem: groupStem,
  /** In the order in which they are asked. A question stands in one group at most. */
  questionIds: z.array(id).max(20),
});
export type GroupDraft = z.infer<typeof groupDraft>;

const groupRow = z.object({
  id,
  title: z.string(),
  version: whole,
  stem: richText,
  languages: z.array(language),
  questions: whole,
  updatedAt: instant,
});
export type GroupRow = z.infer<typeof groupRow>;

const questionGroup = z.object({
  id,
  title: z.string(),
  version: whole,
  stem: groupStem,
  questions: z.array(questionRow),
  images: imageAddresses,
  can: z.object({ edit: z.boolean() }),
});
export type QuestionGroup = z.infer<typeof questionGroup>;

const one = z.object({ groupId: id });

/** Questions that share a passage or a stem, and travel together. */
export const groups = {
  listQuestionGroups: get('/api/question-groups', {
    summary: 'Groups of questions that share a stem, newest first',
    access: partner('questions.read'),
    query: page.extend({ search: text(120).optional() }),
    reply: paged(groupRow),
  }),
  createQuestionGroup: post('/api/question-groups', {
    summary: 'Starts a group with its stem and its questions',
    access: partner('questions.write'),
    body: groupDraft,
    reply: z.object({ groupId: id }),
    errors: ['GROUP_INVALID', 'GROUP_QUESTION_TAKEN'],
  }),
  showQuestionGroup: get('/api/question-groups/:groupId', {
    summary: 'A group with its stem and its questions in order',
    access: partner('questions.read'),
    params: one,
    reply: questionGroup,
  }),
  saveQuestionGroup: put('/api/question-groups/:groupId', {
    summary: 'Changes a group; other words of the stem make a new version, papers keep theirs',
    access: partner('questions.write'),
    params: one,
    body: groupDraft.extend({ version: whole }),
    reply: z.object({ groupId: id, version: whole }),
    errors: ['GROUP_INVALID', 'GROUP_QUESTION_TAKEN', 'CONFLICT'],
  }),
};
