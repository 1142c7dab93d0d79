import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { knowledgeArea, subjectName } from './shapes.ts';

const oneArea = z.object({ areaId: id });

/** An area as those see it who look after the tree. */
export const deskArea = knowledgeArea.extend({
  /** Not offered since then; its questions stay where they are. */
  retiredAt: instant.nullable(),
  /** Questions in this area alone, without what hangs below. */
  questions: whole,
  /** Blueprints and tests under way that ask for it. */
  plans: whole,
});
export type DeskArea = z.infer<typeof deskArea>;

export const areas = {
  showAreaDesk: get('/api/knowledge-areas/desk', {
    summary: 'The tree of one subject with what is in each area, and the retired ones',
    access: partner('questions.read'),
    query: z.object({ subject: subjectName }),
    reply: z.object({ rows: z.array(deskArea), can: z.object({ edit: z.boolean() }) }),
  }),
  renameKnowledgeArea: put('/api/knowledge-areas/:areaId/name', {
    summary: 'Gives an area of the institute’s own another name',
    access: partner('questions.write'),
    params: oneArea,
    body: z.strictObject({ name: text(120, 2) }),
    reply: z.object({}),
    errors: ['KNOWLEDGE_AREA_EXISTS', 'KNOWLEDGE_AREA_NOT_OWN', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
  moveKnowledgeArea: put('/api/knowledge-areas/:areaId/place', {
    summary: 'Hangs an area of the institute’s own, with what is below it, under another area of its subject',
    access: partner('questions.write'),
    params: oneArea,
    body: z.strictObject({ parentId: id.nullable() }),
    reply: z.object({}),
    errors: ['KNOWLEDGE_AREA_BELOW', 'KNOWLEDGE_AREA_EXISTS', 'KNOWLEDGE_AREA_NOT_OWN', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
  mergeKnowledgeArea: post('/api/knowledge-areas/:areaId/merge', {
    summary: 'Makes an area of the institute’s own part of another: its questions move, its old name still finds them',
    access: partner('questions.write'),
    params: oneArea,
    body: z.strictObject({ intoId: id }),
    reply: z.object({ questions: whole, plans: whole }),
    errors: ['KNOWLEDGE_AREA_BELOW', 'KNOWLEDGE_AREA_EXISTS', 'KNOWLEDGE_AREA_NOT_OWN', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
  retireKnowledgeArea: put('/api/knowledge-areas/:areaId/retirement', {
    summary: 'Takes an area of the institute’s own and what is below it out of the lists, or brings it back',
    access: partner('questions.write'),
    params: oneArea,
    body: z.strictObject({ retired: z.boolean() }),
    reply: z.object({}),
    errors: ['KNOWLEDGE_AREA_NOT_OWN', 'KNOWLEDGE_AREA_RETIRED', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
};
