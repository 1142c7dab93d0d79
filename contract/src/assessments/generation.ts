import { z } from 'zod';
import { partner } from '../access.ts';
import { post } from '../endpoint.ts';
import { questionType } from '../questions/shapes.ts';
import { id, text, whole } from '../shapes.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';

/** Spec §9: criteria of selection. 2 and 4 look at one learner's own history, so that they belong to papers of students. */
export const paperCriteria = { random: 1, askedInExam: 3 } as const;

const percent = z.int().min(0).max(100);
const sectionBlueprint = z.object({
  sectionId: id,
  count: z.int().min(1).max(200),
  subject: subjectName.optional(),
  types: z.array(questionType).min(1).max(12),
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
export type SectionBlueprint = z.infer<typeof sectionBlueprint>;

export const blueprint = z.object({
  /** The same seed on the same bank gives the same questions. */
  seed: text(40, 1),
  criterion: z.union([z.literal(paperCriteria.random), z.literal(paperCriteria.askedInExam)]),
  /** Leaves out what stood in a paper that was published within so many days. */
  unusedDays: z.int().min(1).max(3650).optional(),
  sections: z.array(sectionBlueprint).min(1).max(12),
});
export type Blueprint = z.infer<typeof blueprint>;

/** A rule that could not be kept, and the smallest step away from it. */
const deviation = z.object({
  sectionId: id,
  rule: z.enum(['count', 'chapter', 'difficulty']),
  /** Name of the chapter, or `easy`, `medium`, `hard`; empty for the count. */
  of: z.string(),
  wanted: whole,
  got: whole,
});
export type Deviation = z.infer<typeof deviation>;

export const generation = {
  generateQuestions: post('/api/papers/:paperId/questions/generate', {
    summary: 'Chooses questions for the sections of a draft by a blueprint; proposes, writes nothing',
    access: partner('papers.write'),
    params: z.object({ paperId: id }),
    body: blueprint,
    reply: z.object({
      sections: z.array(z.object({ sectionId: id, questionIds: z.array(id) })),
      /** Empty where every rule is kept. */
      deviations: z.array(deviation),
    }),
    errors: ['KNOWLEDGE_AREA_UNKNOWN'],
  }),
};
