import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { getClass } from '../classes/classes.store.ts';
import { attendanceOf } from './attendance-of.ts';

type Show = typeof api.live.showAttendance;
/** Who was in a class, when and how long. */
export async function showAttendance(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  return attendanceOf(ctx, await getClass(ctx, params.classId));
}
