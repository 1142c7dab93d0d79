import type { CourseToLearn, OpenedLesson } from '@abhyas/contract/courses/learning';
import { formulasOf } from '@abhyas/contract/rich-text';
import { api } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import { preloadTypesetting } from '../../../ui/rich-text/formula.tsx';
import { loadNotes, notesOf } from '../player/notes/use-notes.ts';
import { type KeptLesson, saveKept } from './kept-store.ts';

/** A copy that was never renewed is thrown away after so long: access may have ended meanwhile. */
const LONGEST_MS = 30 * 86_400_000;

/** Texts and documents can be kept; videos are watched with the network. */
export const mayKeep = ({ content }: OpenedLesson): boolean =>
  content.kind === 'article' || (content.kind === 'pdf' && content.file !== null);

/** Fetches everything that a lesson shows and keeps it on this device, to be opened at this place. Rejects where a part cannot be had: nothing is kept then. */
export async function keepLesson(course: CourseToLearn, opened: OpenedLesson, place: number): Promise<KeptLesson> {
  const params = { courseId: course.courseId, lessonId: opened.lessonId };
  const [content, { notes }, { sittingId }] = await Promise.all([
    contentOf(course, opened),
    loadNotes(course.courseId),
    // An opening of its own: what is read of the copy is told apart from what is read here.
    api.courses.openLesson({ params, body: {} }),
  ]);
  const now = Date.now();
  const blobs = content.kind === 'pdf' ? [content.file] : Object.values(content.pictures);
  const words = content.kind === 'article' ? JSON.stringify(content.body).length : 0;
  const kept: KeptLesson = {
    lessonId: opened.lessonId,
    accountId: session.find()?.account.accountid ?? '',
    courseId: course.courseId,
    courseTitle: course.title,
    title: opened.title,
    content,
    sittingId,
    place,
    notes: notesOf(notes, opened.lessonId),
    bytes: blobs.reduce((sum, { size }) => sum + size, words),
    keptAt: now,
    until: Math.min(now + LONGEST_MS, course.endsAt ? Date.parse(course.endsAt) : Infinity),
  };
  await Promise.all([saveKept(kept), askToStay()]);
  return kept;
}

async function contentOf(
  course: CourseToLearn,
  { content, lessonId, images }: OpenedLesson,
): Promise<KeptLesson['content']> {
  if (content.kind === 'pdf' && content.file) {
    const params = { courseId: course.courseId, lessonId, mediaId: content.file.mediaId };
    const [{ url }] = await Promise.all([api.courses.addressLessonFile({ params }), import('./kept-pdf.tsx')]);
    const file = await bytesOf(url);
    await tryToOpen(file);
    return { kind: 'pdf', file };
  }
  if (content.kind !== 'article') throw new TypeError(`a ${content.kind} is not kept`);
  await preloadTypesetting(formulasOf(content.body));
  const pictures = await Promise.all(
    Object.entries(images).map(async ([id, url]) => [id, await bytesOf(url)] as const),
  );
  return { kind: 'article', body: content.body, pictures: Object.fromEntries(pictures) };
}

async function bytesOf(url: string): Promise<Blob> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${reply.status}`);
  return reply.blob();
}

/** What opens now opens later, and all parts that opening takes are on the device. */
async function tryToOpen(file: Blob): Promise<void> {
  const { openPdf } = await import('../../../ui/pdf/load-pdf.ts');
  const pdf = openPdf(new Uint8Array(await file.arrayBuffer()));
  await pdf.document.finally(pdf.close);
}

/** Browsers that are short of room throw away what no one asked them to keep. */
async function askToStay(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
