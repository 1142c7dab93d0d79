import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { belongsTo } from '../classes/audience.ts';
import { type Audience, audiencesOf, getClass, type StoredClass } from '../classes/classes.store.ts';
import { type AttendanceEvent, listEventsOf } from './events.store.ts';
import { marksOf } from './marks.store.ts';

interface OwnClass {
  readonly one: StoredClass;
  readonly audiences: ReadonlyMap<string, readonly Audience[]>;
  /** The student's own coming and going. */
  readonly events: readonly AttendanceEvent[];
}

/** A class that is for this student, or that they were in. LIVE_NOT_YOURS. */
export async function ownClass(ctx: Context, classId: string): Promise<OwnClass> {
  const { accountId } = actorOf(ctx);
  const one = await getClass(ctx, classId);
  const audiences = await audiencesOf(ctx, [one.id]);
  const events = await listEventsOf(ctx, one.id, accountId);
  const audience = audiences.get(one.id) ?? [];
  const own = await belongsTo(ctx, accountId, audience);
  if (events.length === 0 && !audience.some(({ id }) => own.has(id))) fail('LIVE_NOT_YOURS');
  return { one, audiences, events };
}

/** Whether the student of this call was in the class: as staff marked it, else by coming in. A classroom is known by marks alone. */
export async function wasThere(ctx: Context, { one, events }: OwnClass): Promise<boolean> {
  const mark = (await marksOf(ctx, one.id)).get(actorOf(ctx).accountId);
  return mark ? mark.status !== 'absent' : events.length > 0;
}
