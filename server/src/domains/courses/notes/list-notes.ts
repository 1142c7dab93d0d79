import type { api } from '@abhyas/contract';
import type { LessonNote } from '@abhyas/contract/courses/learning';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { getCourse } from '../versions/courses.store.ts';
import { listNoteRows, type Note } from './notes.store.ts';

type List = typeof api.courses.listNotes;
/** The caller's own notes, also where the course is not open any more: they are his. */
export async function listNotes(ctx: Context, { params, query }: Input<List>): Promise<Reply<List>> {
  await getCourse(ctx, params.courseId);
  const rows = await listNoteRows(ctx, { accountId: actorOf(ctx).accountId, ...params, lessonId: query.lessonId });
  return { notes: rows.map(presentNote) };
}

/** A note as its writer sees it. */
export function presentNote({ id, lessonId, place, text, highlight, writtenAt }: Note): LessonNote {
  return { noteId: id, lessonId, place, text, highlight, writtenAt: writtenAt.toISOString() };
}
