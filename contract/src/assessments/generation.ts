import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { questionType } from '../questions/shapes.ts';
import { id, text, whole } from '../shapes.ts';
import { subjectName } from '../taxonomy/taxonomy.ts';
import { sectionTarget } from './section-target.ts';
import { spread } from './sets.ts';
import { markingRule, setLetter } from './shapes.ts';

/**
 * Spec §9: criteria of selection. In papers for many 2 and 4 look at the students of the institute together: what most of them did not
 * get right at the first try, and what any of them keeps.
 */
export const paperCriteria = { random: 1, answeredWrong: 2, askedInExam: 3, bookmarked: 4 } as const;
export type PaperCriterion = (typeof paperCriteria)[keyof typeof paperCriteria];

/** What is wished of one section. */
const sectionWish = sectionTarget.extend({
  /** Of them so many groups of questions that share a stem, each as a whole; left out: none. */
  groups: z.int().min(1).max(20).optional(),
  subject: subjectName.optional(),
  types: z.array(questionType).min(1).max(12),
});
const sectionBlueprint = sectionWish.extend({ sectionId: id });
export type SectionBlueprint = z.infer<typeof sectionBlueprint>;

/** Rules that hold for every section. */
const commonRules = z.object({
  criterion: z.literal(Object.values(paperCriteria)),
  /** Leaves out what stood in a paper that was published within so many days. */
  unusedDays: z.int().min(1).max(3650).optional(),
  /** Takes the difficulty that students showed instead of the author's, where enough of them answered. */
  byStudents: z.boolean().optional(),
});
/** The same seed on the same bank gives the same questions. */
const seed = text(40, 1);

export const blueprint = commonRules.extend({ seed, sections: z.array(sectionBlueprint).min(1).max(12) });
export type Blueprint = z.infer<typeof blueprint>;

/** Rules for a paper that does not exist yet: its sections by their order, those of a pattern or of its own. */
export const paperBlueprint = commonRules.extend({
  patternId: text(40, 1).optional(),
  sections: z
    .array(
      sectionWish.extend({
        title: text(80, 1),
        /** How it is marked; left out: as the section of that title in the pattern, else four marks and one less for a wrong answer. */
        rule: markingRule.optional(),
      }),
    )
    .min(1)
    .max(12),
});
export type PaperBlueprint = z.infer<typeof paperBlueprint>;

/** A rule that could not be kept, and the smallest step away from it. */
const deviation = z.object({
  sectionId: id,
  rule: z.enum(['count', 'groups', 'chapter', 'difficulty']),
  /** Name of the chapter, or `easy`, `medium`, `hard`; empty for the others. */
  of: z.string(),
  wanted: whole,
  got: whole,
});
export type Deviation = z.infer<typeof deviation>;

/**
 * One step with which every other rule could be kept: fewer papers, fewer questions, or a rule left out. Sections by their place in
 * the blueprint, from 0.
 */
const relaxation = z.discriminatedUnion('drop', [
  z.object({ drop: z.literal('papers'), papers: whole }),
  /** So many questions in these sections, instead of what was wished. */
  z.object({ drop: z.literal('count'), counts: z.array(z.object({ section: whole, count: whole })) }),
  z.object({ drop: z.enum(['difficulty', 'chapters', 'groups']), sections: z.array(whole) }),
  z.object({ drop: z.enum(['unusedDays', 'criterion']) }),
]);
export type Relaxation = z.infer<typeof relaxation>;

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
      relaxations: z.array(relaxation),
    }),
    errors: ['KNOWLEDGE_AREA_UNKNOWN'],
  }),
  generatePapers: post('/api/papers/generate', {
    summary: 'Makes one paper, or up to four parallel ones without a common question, from a blueprint',
    access: partner('papers.write'),
    body: z.object({
      title: text(100, 1),
      seed,
      /** Parallel papers with different questions. */
      papers: z.int().min(1).max(4),
      /** Sets of each: the same questions in other orders. */
      sets: z.int().min(1).max(4),
      blueprint: paperBlueprint,
      /** The saved blueprint that these rules came from. */
      blueprintId: id.optional(),
      /** Writes the nearest choice even where rules cannot be kept. */
      nearest: z.boolean(),
    }),
    reply: z.object({
      /** The drafts; empty where a rule cannot be kept and nobody asked for the nearest choice. */
      papers: z.array(
        z.object({
          paperId: id.nullable(),
          letter: setLetter,
          title: z.string(),
          questions: whole,
          marks: whole,
          seconds: whole,
        }),
      ),
      written: z.boolean(),
      /** Empty where every rule is kept; `section` is its title. */
      deviations: z.array(deviation.omit({ sectionId: true }).extend({ section: z.string(), letter: setLetter })),
      relaxations: z.array(relaxation),
      /** Of parallel papers: how far they lie apart in expected score and time. */
      spread: spread.nullable(),
    }),
    errors: ['KNOWLEDGE_AREA_UNKNOWN', 'PATTERN_UNKNOWN'],
  }),
  showPatternSyllabus: get('/api/exam-patterns/:patternId/syllabus', {
    summary: 'Chapters of the exam of a pattern with their weights in its syllabus',
    access: partner('papers.write'),
    params: z.object({ patternId: text(40, 1) }),
    reply: z.object({
      rows: z.array(z.object({ knowledgeAreaId: id, subject: subjectName, name: z.string(), weight: whole })),
    }),
  }),
};
