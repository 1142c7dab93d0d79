import { z } from 'zod';
import { student } from '../access.ts';
import { get } from '../endpoint.ts';
import { playback } from '../media/shapes.ts';
import { id, instant, language, page, paged, richText, text, whole, wordOrCode } from '../shapes.ts';
import { subjectGiven, subjectName } from '../taxonomy/shapes.ts';
import { courseCard, courseType, courseTypeCodes, lessonKind } from './shapes.ts';

export const catalogueSorts = ['best', 'popular', 'newest', 'rating', 'price'] as const;
export const catalogueSort = z.enum(catalogueSorts);
export type CatalogueSort = z.infer<typeof catalogueSort>;
const prices = ['free', 'paid'] as const;
/** Where the search stops counting: a wider one is narrowed by its facets. */
export const mostHits = 1000;

/** What the lists are narrowed by; each stands in the address of the page. */
export const catalogueFilter = z.object({
  q: text(200).optional(),
  /** Code of the exam. */
  exam: text(40).optional(),
  subject: subjectGiven.optional(),
  language: language.optional(),
  type: wordOrCode(courseType, courseTypeCodes).optional(),
  price: z.enum(prices).optional(),
  /** At least so many stars, as the mean of the ratings. */
  stars: z.coerce.number().int().min(1).max(5).optional(),
});
export type CatalogueFilter = z.infer<typeof catalogueFilter>;

const counted = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: whole }));
/** How many there would be with another choice of the one, the others as they are. */
export const catalogueFacets = z.object({
  exam: counted(z.string()),
  subject: counted(subjectName),
  language: counted(language),
  type: counted(courseType),
  price: counted(z.enum(prices)),
  stars: counted(whole),
});
export type CatalogueFacets = z.infer<typeof catalogueFacets>;

export const courseList = paged(courseCard).extend({
  /** There may be more than `total`. */
  more: z.boolean(),
  facets: catalogueFacets,
});
export type CourseList = z.infer<typeof courseList>;

export const courseSuggestion = z.object({
  courseId: id,
  title: z.string(),
  type: courseType,
  exam: z.string().nullable(),
});
export type CourseSuggestion = z.infer<typeof courseSuggestion>;

const pageLesson = z.object({
  lessonId: id,
  kind: lessonKind,
  title: z.string(),
  seconds: whole.nullable(),
  free: z.boolean(),
});
/** A course as anybody may look at it before it is theirs. */
export const coursePage = z.object({
  card: courseCard,
  description: richText,
  /** Address by media id of the pictures in the description. */
  pictures: z.record(z.string(), z.string()),
  learn: z.array(z.string()),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  validityDays: whole.nullable(),
  trailer: z.boolean(),
  teachers: z.array(
    z.object({ id, name: z.string(), subjects: z.array(z.string()), photoUrl: z.string().nullable(), courses: whole }),
  ),
  sections: z.array(z.object({ sectionId: id, title: z.string(), lessons: z.array(pageLesson) })),
  /** Of a pack: what is in it. */
  courses: z.array(courseCard),
  /** Packs that hold this course. */
  packs: z.array(courseCard),
  /** How many gave one star, two, … five. */
  stars: z.array(whole).length(5),
  updatedAt: instant,
  /** Whom to ask where it has a price and the institute takes no payments here, an address or nothing; null: it can be bought, or is free. */
  askBy: z.object({ email: z.string() }).nullable(),
});
export type CoursePage = z.infer<typeof coursePage>;

export const ownCourse = z.object({
  /** It may be opened now. */
  open: z.boolean(),
  enrolled: z.boolean(),
  lessonsDone: whole,
  lessons: whole,
});
export type OwnCourse = z.infer<typeof ownCourse>;

const onCourse = z.object({ courseId: id });

/** The shelves: open to visitors where the institute has a marketplace or lets people explore. */
export const catalogueOfCourses = {
  listCatalogue: get('/api/catalogue/courses', {
    summary: 'Published courses and packs, sought and narrowed, with how many there are for each other choice',
    access: 'public',
    query: catalogueFilter.extend({ sort: catalogueSort.optional() }).extend(page.shape),
    reply: courseList,
    errors: ['NOT_HERE'],
  }),
  suggestCourses: get('/api/catalogue/suggestions', {
    summary: 'The courses that somebody who is typing may mean, best first',
    access: 'public',
    query: z.object({ q: text(200, 1) }),
    reply: z.array(courseSuggestion),
    errors: ['NOT_HERE'],
  }),
  showCoursePage: get('/api/catalogue/courses/:courseId', {
    summary: 'All that is said of a published course: outline with what is free, teachers, questions and answers',
    access: 'public',
    params: onCourse,
    reply: coursePage,
    errors: ['NOT_HERE'],
  }),
  showTrailer: get('/api/catalogue/courses/:courseId/trailer', {
    summary: 'The trailer of a published course, as a player needs it',
    access: 'public',
    params: onCourse,
    reply: playback,
    errors: ['NOT_HERE', 'VIDEO_WORKING', 'VIDEO_FAILED', 'LINK_HOST'],
  }),
  showOwnCourse: get('/api/catalogue/courses/:courseId/own', {
    summary: 'What a student has of a course: may it be opened, how far is it',
    access: student('courses.study'),
    params: onCourse,
    reply: ownCourse,
  }),
};
