import type { CourseStatus, CourseType } from '@abhyas/contract/courses/shapes';

/** Spec §4: All (Except Archived), Draft, Published, Archived; the first has no value. */
export const courseStatuses = ['draft', 'published', 'archived'] as const satisfies readonly CourseStatus[];
export const courseTypes = [
  'course',
  'free',
  'pack',
  'subscription',
  'legacy',
] as const satisfies readonly CourseType[];

/** What the address of the list of courses says. */
export interface CoursesSearch {
  readonly status?: CourseStatus;
  readonly type?: CourseType;
  /** Only what waits for a review. */
  readonly review?: 'asked';
  readonly search?: string;
  readonly page?: number;
}
export type CoursesPatch = { readonly [K in keyof CoursesSearch]?: CoursesSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readCoursesSearch(raw: Readonly<Record<string, unknown>>): CoursesSearch {
  const status = courseStatuses.find((one) => one === raw['status']);
  const type = courseTypes.find((one) => one === raw['type']);
  const search =
    typeof raw['search'] === 'string' || typeof raw['search'] === 'number' ? String(raw['search']).slice(0, 120) : '';
  const page = Number(raw['page']);
  return {
    ...(status && { status }),
    ...(type && { type }),
    ...(raw['review'] === 'asked' && { review: 'asked' as const }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Applies a change; another filter begins at the first page. */
export const patchCourses = (search: CoursesSearch, patch: CoursesPatch): CoursesSearch =>
  readCoursesSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
