/* The door of courses in the browser: what other domains may show of a course. */
export { CourseCover } from './catalogue/course-cover.tsx';
export { CourseRow } from './catalogue/course-tile.tsx';
export type { CatalogueSearch } from './catalogue/facets.ts';
