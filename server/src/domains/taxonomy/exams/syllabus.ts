import type { Bound } from '../../../kernel/context.ts';
import { listSyllabus } from './syllabus.store.ts';

/** Weights of an exam's syllabus by knowledge area, in thousandths of it; empty where nobody wrote one. */
export const syllabusOf = (ctx: Pick<Bound, 'db'>, examId: number): Promise<ReadonlyMap<string, number>> =>
  listSyllabus(ctx, examId);
