import { fromSource } from '@abhyas/contract/rich-text';
import { answerDoubt } from '../../../src/domains/courses/doubt-queue/answer-doubt.ts';
import { markSolved } from '../../../src/domains/courses/doubt-writing/mark-solved.ts';
import { askDoubt } from '../../../src/domains/courses/doubt-writing/ask-doubt.ts';
import { followDoubt } from '../../../src/domains/courses/doubt-writing/follow-doubt.ts';
import { writeReply } from '../../../src/domains/courses/doubt-writing/write-reply.ts';
import { showDoubt } from '../../../src/domains/courses/doubts/show-doubt.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import { at, DAY, HOUR } from '../papers/days.ts';
import type { SeededCourse } from './courses.ts';
import { doubtStories, type DoubtStory } from './doubt-stories.ts';

interface Cast {
  readonly film: SeededCourse;
  readonly courses: readonly SeededCourse[];
  readonly studentIds: readonly string[];
  readonly teacherIds: ReadonlyMap<string, string>;
}

/** Writes every doubt through the use cases of the screens, each at its own time. */
export async function seedDoubts(owner: Context, cast: Cast): Promise<void> {
  for (const story of doubtStories) await seedDoubt(owner, cast, story);
}

async function seedDoubt(
  owner: Context,
  { film, courses, studentIds, teacherIds }: Cast,
  story: DoubtStory,
): Promise<void> {
  const { courseId, lessonIds } = (story.course === 'film' ? film : courses[story.course])!;
  const askedAt = owner.clock.now().getTime() - story.daysAgo * DAY;
  const student = (place: number, hours = 0) =>
    at(actingAs(owner, studentIds[place] ?? '', 'student'), new Date(askedAt + hours * HOUR));
  const teacher = (name: string, hours: number) =>
    at(actingAs(owner, teacherIds.get(name) ?? '', 'teacher'), new Date(askedAt + hours * HOUR));
  const params = { courseId, lessonId: lessonIds[story.lesson] ?? '' };
  const { title, pin = null } = story;
  const { doubtId } = await askDoubt(student(story.by), { params, body: { title, body: fromSource(story.body), pin } });
  for (const place of story.followers ?? [])
    await followDoubt(student(place, 1), { params: { doubtId }, body: { on: true } });
  for (const { by, hours, text } of story.answers ?? []) {
    const body = fromSource(text);
    if (typeof by === 'number') await writeReply(student(by, hours), doubtId, body);
    else await answerDoubt(teacher(by, hours), { params: { doubtId }, body: { body } });
  }
  if (!story.solved) return;
  const asker = student(story.by, 30);
  const { answers } = await showDoubt(asker, { params: { doubtId } });
  await markSolved(asker, doubtId, answers.at(-1)?.replyId ?? null, () => true);
}
