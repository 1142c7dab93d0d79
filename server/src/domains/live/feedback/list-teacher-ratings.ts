import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { FEWEST_RATINGS } from '@abhyas/contract/live/words';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { RATING_STEP } from './rating-summary.ts';
import { listRatedTeachers } from './ratings.store.ts';

const DAY = 86_400_000;

type List = typeof api.live.listTeacherRatings;
/** How the classes of each teacher were rated lately, by name; of too few students it says only how many rated. */
export async function listTeacherRatings(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const actor = actorOf(ctx);
  const since = new Date(ctx.clock.now().getTime() - query.days * DAY);
  const teacherId = actor.capabilities.has('people.write') ? undefined : actor.accountId;
  const found = await listRatedTeachers(ctx, { since, step: RATING_STEP, teacherId });
  const names = await namesOf(
    ctx,
    found.map((one) => one.teacherId),
  );
  const rows = found.map(({ teacherId: id, classes, rated, students, mean }) => ({
    teacher: { id, name: names.get(id)?.name ?? '' },
    classes,
    rated,
    tenths: mean === null || students < FEWEST_RATINGS ? null : Math.round(10 * mean),
  }));
  return { rows: rows.toSorted((a, b) => a.teacher.name.localeCompare(b.teacher.name, 'en')) };
}
