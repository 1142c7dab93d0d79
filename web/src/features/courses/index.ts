/* The door of courses in the browser: what other domains may show of a course, and of who has access to it. */
export { CourseCover } from './catalogue/course-cover.tsx';
export { NoteFill, type TakenNote } from './study/note-slot.ts';
export { CourseRow } from './catalogue/course-tile.tsx';
export type { CatalogueSearch } from './catalogue/facets.ts';
export { useAccessRefresh } from './access/use-access-change.ts';
export { emptyWindow, useWindowBody, type WindowDraft, WindowFields } from './access/window-fields.tsx';
export { UploadAccess } from './access-import/upload-access.tsx';
