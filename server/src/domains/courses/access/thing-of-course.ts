import type { CourseType } from '@abhyas/contract/courses/shapes';
import type { Thing } from '@abhyas/contract/entitlements/access';

/** What entitlements call a course: a pack is a pack, every other type a course. */
export const thingOfCourse = ({ id, type }: { readonly id: string; readonly type: CourseType }): Thing => ({
  kind: type === 'pack' ? 'pack' : 'course',
  id,
});
