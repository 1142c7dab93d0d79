import { z } from 'zod';
import { id, wordOrCode } from '../shapes.ts';

/** Spec §9: standard subjects. */
export const subjectCodes = { maths: 1, physics: 2, chemistry: 3, biology: 4 } as const;
/** The subjects by the names that programs use. */
export const subjectName = z.enum(['maths', 'physics', 'chemistry', 'biology']);
export type SubjectName = z.infer<typeof subjectName>;
/** A subject as a caller names it: by its word or its number. */
export const subjectGiven = wordOrCode(subjectName, subjectCodes);

export const knowledgeArea = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  path: z.string(),
  subject: subjectName,
  /** Made by this institute, not by the provider. */
  own: z.boolean(),
  /** No longer offered to anything new. */
  retired: z.literal(true).optional(),
});
export type KnowledgeArea = z.infer<typeof knowledgeArea>;
