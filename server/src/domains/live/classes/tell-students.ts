import type { TransactionContext } from '../../../kernel/context.ts';
import { enqueueEach } from '../../../kernel/jobs/enqueue.ts';
import { namesOf } from '../../identity/index.ts';
import { notify } from '../../notices/index.ts';
import { studentsOf } from './audience.ts';
import { audiencesOf, type StoredClass } from './classes.store.ts';

/** The page on which a student finds the classes. */
export const STUDENT_PAGE = '/student/live';
export const REMIND = 'live.remind';

/** Tells the students of a class what happened to it, once, and its teacher where somebody else did it. Answers how many students are told. */
export async function tellStudents(
  tx: TransactionContext,
  news: 'scheduled' | 'changed' | 'cancelled',
  one: StoredClass,
  count = 1,
): Promise<number> {
  const students = await studentsOf(tx, (await audiencesOf(tx, [one.id])).get(one.id) ?? []);
  const teacher = (await namesOf(tx, [one.teacherId])).get(one.teacherId)?.name ?? '';
  const params = { title: one.title, teacher, at: one.startsAt.toISOString(), count, reason: one.reason };
  const others = one.teacherId === tx.actor?.accountId ? [] : [one.teacherId];
  const kind = `live.${news}`;
  await notify(tx, { kind, accountIds: students, params, link: STUDENT_PAGE });
  await notify(tx, { kind, accountIds: others, params, link: '/partner/live' });
  return students.length;
}

/** Asks for the reminder of each of these classes; that of a moved class replaces the one before. */
export async function askForReminders(tx: TransactionContext, classes: readonly StoredClass[]): Promise<void> {
  const wanted = classes.filter(({ remindMinutes }) => remindMinutes > 0);
  await enqueueEach(
    tx,
    REMIND,
    wanted.map(({ id, startsAt, remindMinutes }) => ({
      payload: { classId: id },
      runAt: new Date(startsAt.getTime() - remindMinutes * 60_000),
      key: `${REMIND}:${id}`,
    })),
  );
}
