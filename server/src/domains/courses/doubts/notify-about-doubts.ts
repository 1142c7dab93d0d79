import { actorOf, type TransactionContext } from '../../../kernel/context.ts';
import { notify, takeBackNotices } from '../../notices/index.ts';
import { publishedCourses } from '../versions/published-courses.ts';
import { type Doubt, listFollowers } from './doubts.store.ts';

const studentLink = ({ courseId, lessonId, id }: Doubt) =>
  `/student/courses/${courseId}?lesson=${lessonId}&doubt=${id}`;
const staffLink = ({ id }: Doubt) => `/partner/doubts?doubt=${id}`;

/** Tells the teachers of the course that somebody waits for them. */
export async function notifyTeachers(tx: TransactionContext, doubt: Doubt): Promise<void> {
  const course = (await publishedCourses(tx, [doubt.courseId])).get(doubt.courseId);
  await notify(tx, {
    kind: 'doubt.asked',
    accountIds: course?.details.teacherIds ?? [],
    params: { title: doubt.title, lesson: doubt.lesson },
    link: staffLink(doubt),
  });
}

/** Tells who asked and who has the same doubt of a new answer, but not its writer. */
export async function notifyReaders(
  tx: TransactionContext,
  doubt: Doubt,
  { accountId: writer, teacher }: { readonly accountId: string; readonly teacher: boolean },
): Promise<void> {
  const readers = [doubt.accountId, ...(await listFollowers(tx, doubt.id))];
  await notify(tx, {
    kind: teacher ? 'doubt.answered' : 'doubt.replied',
    accountIds: readers.filter((id) => id !== null && id !== writer) as string[],
    params: { title: doubt.title, lesson: doubt.lesson },
    link: studentLink(doubt),
  });
}

/** Tells the writer of an answer that it solved the doubt. */
export async function notifyWriter(
  tx: TransactionContext,
  doubt: Doubt,
  reply: { readonly accountId: string | null; readonly teacher: boolean },
): Promise<void> {
  if (reply.accountId === null) return;
  await notify(tx, {
    kind: 'doubt.accepted',
    accountIds: [reply.accountId],
    params: { title: doubt.title },
    link: reply.teacher ? staffLink(doubt) : studentLink(doubt),
  });
}

/** Tells somebody that staff hid his or her words, and why. */
export async function notifyHidden(
  tx: TransactionContext,
  doubt: Doubt,
  { accountId, teacher }: { readonly accountId: string | null; readonly teacher: boolean },
  reason: string,
): Promise<void> {
  if (accountId === null || accountId === actorOf(tx).accountId) return;
  await notify(tx, {
    kind: 'doubt.hidden',
    accountIds: [accountId],
    params: { title: doubt.title, reason },
    link: teacher ? staffLink(doubt) : studentLink(doubt),
  });
}

/** The doubt is taken back: what its teachers and followers were told of it leads nowhere, and leaves their inboxes. */
export async function forgetDoubtNotices(tx: TransactionContext, doubt: Doubt): Promise<void> {
  const course = (await publishedCourses(tx, [doubt.courseId])).get(doubt.courseId);
  await takeBackNotices(tx, { accountIds: course?.details.teacherIds ?? [], link: staffLink(doubt) });
  await takeBackNotices(tx, { accountIds: await listFollowers(tx, doubt.id), link: studentLink(doubt) });
}
