import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { dayIn, timeIn } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { writeCsv } from '../../../kernel/sheets/write-csv.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { getClass } from '../classes/classes.store.ts';
import { attendanceOf } from './attendance-of.ts';

const head = ['Student', 'Batch', 'From', 'To', 'Minutes', 'Share %', 'Counted', 'Status', 'Reason'];

/** The attendance of a class as a spreadsheet: one line a student, with what was counted and what staff said. */
export async function exportAttendance(
  ctx: Context,
  { params }: Input<typeof api.live.exportAttendance>,
): Promise<FileAnswer> {
  const one = await getClass(ctx, params.classId);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const { rows } = await attendanceOf(ctx, one);
  const clock = (at: string | undefined) => (at === undefined ? '' : timeIn(timeZone, new Date(at)));
  const lines = rows.map((row) => [
    row.student.name,
    row.batch,
    clock(row.stretches[0]?.from),
    clock(row.stretches.at(-1)?.to),
    String(row.minutes),
    String(row.share),
    row.counted,
    row.status,
    row.mark?.reason ?? '',
  ]);
  const fileName = `${one.title} ${dayIn(timeZone, one.startsAt)}.csv`;
  return { fileName, content: writeCsv([head, ...lines]) };
}
