import { z } from 'zod';
import { id } from '../shapes.ts';

/** The subjects by the names that programs use; their numbers stand in the taxonomy. */
export const subjectName = z.enum(['maths', 'physics', 'chemistry', 'biology']);
export type SubjectName = z.infer<typeof subjectName>;

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
