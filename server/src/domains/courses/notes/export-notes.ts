import type { api } from '@abhyas/contract';
import type { LessonKind } from '@abhyas/contract/courses/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { listNewestLessons } from '../progress/newest-lessons.store.ts';
import { lessonIdsOf } from '../progress/outline-lessons.ts';
import { publishedCourse } from '../versions/published-courses.ts';
import { findLessonVersions } from '../versions/versions.store.ts';
import { listNoteRows, type Note } from './notes.store.ts';

/** The notes of the caller in a course as Markdown: lessons in the order of the outline, those taken out since at the end. */
export async function exportNotes(
  ctx: Context,
  { params }: Input<typeof api.courses.exportNotes>,
): Promise<FileAnswer> {
  const course = await publishedCourse(ctx, params.courseId);
  const notes = await listNoteRows(ctx, { accountId: actorOf(ctx).accountId, ...params, lessonId: undefined });
  const noted = new Set(notes.map(({ lessonId }) => lessonId));
  const lessons = await findLessonVersions(ctx, await listNewestLessons(ctx, [...noted]));
  const known = new Map(lessons.map(({ lessonId, content }) => [lessonId, content]));
  const order = [...lessonIdsOf(course).filter((id) => noted.has(id)), ...noted];
  const parts = [...new Set(order)].flatMap((id) => {
    const lesson = known.get(id);
    if (!lesson) return [];
    const lines = notes.filter(({ lessonId }) => lessonId === id).map((note) => lineOf(note, lesson.content.kind));
    return [`## ${oneLine(lesson.title)}\n\n${lines.join('\n')}`];
  });
  const { title } = course.details;
  return { fileName: `${title}.md`, content: `${[`# ${oneLine(title)}`, ...parts].join('\n\n')}\n` };
}

function lineOf({ place, text, highlight }: Note, kind: LessonKind): string {
  const quote = highlight ? `“${oneLine(highlight.quote)}” ` : '';
  return `- **${placeIn(kind, place)}** ${quote}${oneLine(text)}`.trimEnd();
}

function placeIn(kind: LessonKind, place: number): string {
  if (kind === 'pdf') return `p. ${place + 1}`;
  if (kind === 'article') return `${Math.round(place / 10)} %`;
  const [minutes, seconds] = [Math.floor(place / 60), place % 60];
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
