import { z } from 'zod';
import type { Access } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { knowledgeArea, subjectName } from './shapes.ts';

const look: Access = { area: 'employees' };
const change: Access = { area: 'employees', can: 'settings.write' };
const oneArea = z.object({ areaId: id });
const areaWeights = z.array(z.object({ examId: whole, perMille: whole.max(1000) }));

/** An area of the tree that all institutes share, as the provider's employees see it. */
export const providedArea = knowledgeArea.extend({
  retiredAt: instant.nullable(),
  /** Its share of the syllabus of each exam, in thousandths; an exam that does not ask for it is missing. */
  weights: areaWeights,
});
export type ProvidedArea = z.infer<typeof providedArea>;

export const providedAreas = {
  showProvidedAreas: get('/api/employees/knowledge-areas', {
    summary:
      'The tree that all institutes share, one subject of it, with the retired areas and the syllabus of each exam',
    access: look,
    query: z.object({ subject: subjectName }),
    reply: z.object({ rows: z.array(providedArea), can: z.object({ edit: z.boolean() }) }),
  }),
  createProvidedArea: post('/api/employees/knowledge-areas', {
    summary: 'Adds an area to the tree of all institutes',
    access: change,
    body: z.strictObject({ name: text(120, 2), subject: subjectName, parentId: id.nullable() }),
    reply: knowledgeArea,
    errors: ['KNOWLEDGE_AREA_EXISTS', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
  renameProvidedArea: put('/api/employees/knowledge-areas/:areaId/name', {
    summary: 'Gives an area of the shared tree another name, in every institute',
    access: change,
    params: oneArea,
    body: z.strictObject({ name: text(120, 2) }),
    reply: z.object({}),
    errors: ['KNOWLEDGE_AREA_EXISTS', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
  moveProvidedArea: put('/api/employees/knowledge-areas/:areaId/place', {
    summary: 'Hangs an area of the shared tree, with what is below it, under another area of its subject',
    access: change,
    params: oneArea,
    body: z.strictObject({ parentId: id.nullable() }),
    reply: z.object({}),
    errors: ['KNOWLEDGE_AREA_BELOW', 'KNOWLEDGE_AREA_EXISTS', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
  mergeProvidedArea: post('/api/employees/knowledge-areas/:areaId/merge', {
    summary: 'Makes an area of the shared tree part of another; the questions of every institute follow within minutes',
    access: change,
    params: oneArea,
    body: z.strictObject({ intoId: id }),
    reply: z.object({ institutes: whole }),
    errors: ['KNOWLEDGE_AREA_BELOW', 'KNOWLEDGE_AREA_EXISTS', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
  retireProvidedArea: put('/api/employees/knowledge-areas/:areaId/retirement', {
    summary: 'Takes an area of the shared tree and what is below it out of the lists, or brings it back',
    access: change,
    params: oneArea,
    body: z.strictObject({ retired: z.boolean() }),
    reply: z.object({}),
    errors: ['KNOWLEDGE_AREA_RETIRED', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
  saveAreaWeights: put('/api/employees/knowledge-areas/:areaId/weights', {
    summary: 'Writes which exams ask for an area, and its share of each syllabus in thousandths; 0 takes it out',
    access: change,
    params: oneArea,
    body: z.strictObject({ weights: areaWeights.max(50) }),
    reply: z.object({}),
    errors: ['KNOWLEDGE_AREA_UNKNOWN', 'NOT_FOUND'],
  }),
};
