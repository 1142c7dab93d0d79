import { inTransaction } from '../../../kernel/context.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { namesOf } from '../../identity/index.ts';
import { notify } from '../../notices/index.ts';
import { studentsOf } from './audience.ts';
import { audiencesOf, findClass } from './classes.store.ts';
import { STUDENT_PAGE } from './tell-students.ts';

export { REMIND } from './tell-students.ts';

const MINUTE = 60_000;

/** Tells the students of a class that it starts soon. A class that was cancelled, moved away or began meanwhile reminds nobody. */
export const remind: Job = async (ctx, payload) => {
  const one = await findClass(ctx, String(payload['classId']));
  if (one?.state !== 'scheduled') return;
  const left = Math.ceil((one.startsAt.getTime() - ctx.clock.now().getTime()) / MINUTE);
  if (left <= 0 || left > one.remindMinutes + 1) return;
  await inTransaction(ctx, async (tx) => {
    const students = await studentsOf(tx, (await audiencesOf(tx, [one.id])).get(one.id) ?? []);
    const at = one.startsAt.toISOString();
    const teacher = (await namesOf(tx, [one.teacherId])).get(one.teacherId)?.name ?? '';
    const params = { title: one.title, teacher, at, minutes: left };
    await notify(tx, {
      kind: 'live.soon',
      accountIds: students,
      params,
      link: STUDENT_PAGE,
      key: `live.soon:${one.id}:${at}`,
    });
  });
};
