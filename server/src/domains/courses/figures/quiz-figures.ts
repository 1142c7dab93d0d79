import type { CourseFigures } from '@abhyas/contract/courses/figures';
import type { Context } from '../../../kernel/context.ts';
import { lessonKindOf } from '../lesson-kinds/lesson-kinds.ts';
import { findLessonVersions } from '../versions/versions.store.ts';
import type { StudiedCourse } from './studied-course.ts';

/** How the quizzes and papers of a course went, as the domain that owns them says, in the order of the outline. */
export async function quizFigures(ctx: Context, { lessons }: StudiedCourse): Promise<CourseFigures['quizzes']> {
  const asked = lessons.filter(({ kind }) => lessonKindOf(kind));
  const versions = await findLessonVersions(ctx, asked);
  const things = new Map(
    versions.flatMap(({ lessonId, content: { content } }) =>
      'thingId' in content && content.thingId !== null
        ? [[lessonId, { kind: content.kind, thingId: content.thingId }] as const]
        : [],
    ),
  );
  const known = new Map<string, { learners: number; meanPercent: number | null; passed: number }>();
  for (const kind of ['quiz', 'paper'] as const) {
    const ids = [...things.values()].filter((thing) => thing.kind === kind).map(({ thingId }) => thingId);
    if (ids.length === 0) continue;
    for (const [id, figures] of (await lessonKindOf(kind)?.figures(ctx, ids)) ?? []) known.set(id, figures);
  }
  return asked.flatMap(({ lessonId, title }) => {
    const thing = things.get(lessonId);
    if (!thing) return [];
    return [{ lessonId, title, ...(known.get(thing.thingId) ?? { learners: 0, meanPercent: null, passed: 0 }) }];
  });
}
