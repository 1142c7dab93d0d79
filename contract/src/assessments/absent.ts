import { z } from 'zod';
import { partner } from '../access.ts';
import { download, get } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';

export const absentRow = z.object({
  accountId: id,
  student: z.string(),
  email: z.string(),
  /** Batches and groups that he is in. */
  batches: z.array(z.string()),
  /** absent: assigned, never started, and cannot start any more. waiting: he still can, now or later. */
  state: z.enum(['absent', 'waiting']),
  /** When it closes, or closed, for him. */
  closesAt: instant.nullable(),
});
export type AbsentRow = z.infer<typeof absentRow>;

const filter = z.object({ search: text(120).optional(), batchId: id.optional() });
const one = z.object({ paperId: id });
export const absent = {
  listAbsent: get('/api/papers/:paperId/absent', {
    summary: 'Students to whom a paper is assigned and who have not started it, by name',
    access: partner('results.read'),
    params: one,
    query: page.extend(filter.shape),
    reply: paged(absentRow).extend({
      summary: z.object({ assigned: whole, started: whole, absent: whole, waiting: whole }),
      /** Batches to filter by: those of the students listed without a filter. */
      batches: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  exportAbsent: download('/api/papers/:paperId/absent.csv', {
    summary: 'The same list as a CSV file',
    access: partner('results.read'),
    params: one,
    query: filter,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
  }),
};
