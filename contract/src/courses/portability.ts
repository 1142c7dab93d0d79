import { z } from 'zod';
import { partner } from '../access.ts';
import { download, get, post } from '../endpoint.ts';
import { mediaKind } from '../media/shapes.ts';
import { id, language, text, whole } from '../shapes.ts';
import { lessonKind } from './shapes.ts';

export const archiveLimits = {
  /** Files of one archive or folder. */
  files: 5000,
  /** Bytes of all of them unpacked: ten of the largest uploads. */
  bytes: 10_042_880_000,
  /** How many times larger than packed an archive may become. */
  ratio: 200,
  /** Characters of a path. */
  path: 400,
  /** Bytes of an outline or manifest. */
  outline: 5_000_000,
} as const;

/** `abhyas`: what Abhyas exported; `outline`: files beside an outline.csv; `cartridge`: IMS Common Cartridge. */
export const importFormat = z.enum(['abhyas', 'outline', 'cartridge']);
export type ImportFormat = z.infer<typeof importFormat>;

/** Something that is wrong, or left out. An `error` hinders the import, a `warning` does not. */
const importProblem = z.object({
  level: z.enum(['error', 'warning']),
  /** Line of the outline; null: of the whole. */
  line: whole.nullable(),
  /** Text key below `courses.imports.problems`. */
  key: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** What an import will make. */
export const importPlan = z.object({
  format: importFormat,
  title: z.string(),
  language,
  sections: z.array(
    z.object({
      title: z.string(),
      lessons: z.array(
        z.object({
          line: whole.nullable(),
          title: z.string(),
          kind: lessonKind,
          /** Paths of the files that it needs. */
          files: z.array(z.string()),
          free: z.boolean(),
        }),
      ),
    }),
  ),
  problems: z.array(importProblem),
  /** Every file that is needed, once. */
  files: z.array(z.object({ path: z.string(), bytes: whole, kind: mediaKind })),
  /** Files that nothing names. */
  unused: z.array(z.string()),
});
export type ImportPlan = z.infer<typeof importPlan>;

export const courseImport = z.object({
  importId: id,
  /** planned: nothing was made yet; working; done; failed: nothing was made, `problem` says why. */
  state: z.enum(['planned', 'working', 'done', 'failed']),
  percent: whole,
  plan: importPlan,
  courseId: id.nullable(),
  problem: importProblem.nullable(),
});
export type CourseImport = z.infer<typeof courseImport>;

const importParams = z.object({ importId: id });

export const portability = {
  exportCourse: download('/api/courses/:courseId/archive', {
    summary: 'A course with all its files as a zip that imports again equal',
    access: partner('courses.write'),
    params: z.object({ courseId: id }),
    reply: z.unknown(),
    file: 'application/octet-stream',
    errors: ['COURSE_FILES_NOT_READY'],
  }),
  planCourseImport: post('/api/courses/imports', {
    summary:
      'Reads an uploaded archive, or the list of a folder with its outline, and says what an import would make and what is wrong; makes nothing',
    access: partner('courses.write'),
    body: z.discriminatedUnion('from', [
      z.object({ from: z.literal('archive'), mediaId: id }),
      z.object({
        from: z.literal('folder'),
        name: text(200, 1),
        files: z.array(z.object({ path: z.string().min(1).max(1000), bytes: whole.min(0) })).max(5000),
        /** The outline of the folder (outline.csv or .xlsx, or the course.json of an export), its bytes in base64; null: there is none. */
        outline: z.object({ path: z.string().min(1).max(1000), bytes: z.base64().max(400_000) }).nullable(),
      }),
    ]),
    reply: courseImport,
  }),
  showCourseImport: get('/api/courses/imports/:importId', {
    summary: 'An import: its plan, how far it is, and the course that it made',
    access: partner('courses.write'),
    params: importParams,
    reply: courseImport,
  }),
  runCourseImport: post('/api/courses/imports/:importId/run', {
    summary: 'Makes the course of a plan without errors, whole or not at all',
    access: partner('courses.write'),
    params: importParams,
    /** Of a folder: the uploads of its files, by path. */
    body: z.object({
      uploads: z
        .array(z.object({ path: z.string().max(1000), mediaId: id }))
        .max(5000)
        .default([]),
    }),
    reply: courseImport,
    errors: ['IMPORT_HAS_ERRORS', 'IMPORT_RUN', 'IMPORT_FILE_MISSING'],
  }),
};
