import { z } from 'zod';
import { id } from '../shapes.ts';

const percent = z.int().min(0).max(100);

/** What is wished of a section, whatever stands in it: how many questions, how difficult, and of which chapters. */
export const sectionTarget = z.object({
  count: z.int().min(1).max(200),
  /** Shares in percent; left out: as the bank has them. */
  difficulty: z
    .object({ easy: percent, medium: percent, hard: percent })
    .refine(({ easy, medium, hard }) => easy + medium + hard === 100, {
      params: { messageKey: 'authoring.generate.sharesWrong' },
    })
    .optional(),
  /** Chapters with their weights; a chapter brings its topics. Empty: any chapter. */
  chapters: z.array(z.object({ knowledgeAreaId: id, weight: z.int().min(1).max(1000) })).max(100),
});
export type SectionTarget = z.infer<typeof sectionTarget>;

/**
 * What is left of a wish once its questions are chosen: what the section is held against. Where difficulty was taken from what
 * students showed, an author's word says nothing about it, so that its shares are left out. Pure.
 */
export const targetOf = (
  { count, difficulty, chapters }: SectionTarget,
  { byStudents, placed }: { readonly byStudents: boolean; readonly placed: number },
): SectionTarget => ({
  /** What stood there already belongs to the whole. */
  count: Math.min(200, count + placed),
  ...(difficulty && !byStudents && { difficulty }),
  chapters,
});
