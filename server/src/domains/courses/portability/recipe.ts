import { courseDetails, courseLimits, courseType, lessonDraft, release } from '@abhyas/contract/courses/shapes';
import { mediaKind } from '@abhyas/contract/media/shapes';
import { id, text } from '@abhyas/contract/shapes';
import { z } from 'zod';

/**
 * A whole course as it lies in an archive (`course.json`): what its authors wrote, with placeholders in place of the ids of files, hosting links, quizzes and
 * lessons. Placeholders are numbered in the order in which they appear, so that the same course is always written alike.
 */
export const recipe = z.object({
  /** Packs hold courses, not lessons: nobody would ever see the sections of one. */
  type: courseType.exclude(['pack', 'subscription']),
  details: courseDetails,
  sections: z
    .array(
      z.object({
        title: text(160, 1),
        release: release.nullable(),
        lessons: z.array(z.object({ lessonId: id, draft: lessonDraft })),
      }),
    )
    .max(courseLimits.sections),
  files: z.array(
    z.object({ id, path: z.string().min(1).max(400), fileName: z.string().min(1).max(200), kind: mediaKind }),
  ),
  links: z.array(z.object({ id, url: z.string().max(2000), title: z.string().max(200) })),
  things: z.array(z.object({ id, kind: z.enum(['quiz', 'paper']), archived: z.unknown() })),
});
export type Recipe = z.infer<typeof recipe>;

export const FORMAT = 'abhyas-course';
/** The recipe as a file. */
export const courseFile = recipe.extend({ format: z.literal(FORMAT), version: z.literal(1) });
export const COURSE_FILE = 'course.json';

/** Hands out placeholders: the same for the same id. */
export class Placeholders {
  readonly #given = new Map<string, string>();

  of(realId: string): string {
    const known = this.#given.get(realId);
    if (known !== undefined) return known;
    const number = (this.#given.size + 1).toString(16).padStart(12, '0');
    const placeholder = `00000000-0000-4000-8000-${number}`;
    this.#given.set(realId, placeholder);
    return placeholder;
  }
  get all(): ReadonlyMap<string, string> {
    return this.#given;
  }
}

const UUID = /"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g;

/** The same with other ids in place of those that are known; only whole values are ids, never a part of a text. */
export function swapIds<T>(value: T, others: ReadonlyMap<string, string>): T {
  const swapped = JSON.stringify(value).replaceAll(UUID, (found, known: string) => {
    const other = others.get(known);
    return other === undefined ? found : `"${other}"`;
  });
  return JSON.parse(swapped) as T;
}
