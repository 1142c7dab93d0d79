import { type CourseBrief, courseBriefs, findCourseBriefs } from './course-briefs.store.ts';
import { thingOfCourse } from '../versions/published-courses.ts';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { recountWhenOpen } from '../progress/completion/recount-course.ts';

const assignable = (kind: 'course' | 'pack') => {
  const ofKind = (course: CourseBrief) => thingOfCourse(course).kind === kind;
  return {
    kind,
    // What was archived after it was assigned keeps its title; `find` does not offer it any more.
    titlesOf: async (ctx: Context, ids: readonly string[]): Promise<Map<string, string>> => {
      const found = [...(await courseBriefs(ctx, ids)).values()];
      return new Map(found.filter((one) => one.status !== 'draft' && ofKind(one)).map(({ id, title }) => [id, title]));
    },
    find: async (ctx: Context, words: string) => (await findCourseBriefs(ctx, words)).filter(ofKind),
    opened: async (tx: TransactionContext, id: string, accountIds: readonly string[], startsAt: Date | null) => {
      const course = (await courseBriefs(tx, [id])).get(id);
      if (course) await recountWhenOpen(tx, course, accountIds, startsAt);
    },
    pathOf: (id: string) => `/student/courses/${id}`,
  };
};

/** Published courses and packs can be assigned to a batch. */
export const assignableCourses = [assignable('course'), assignable('pack')];
