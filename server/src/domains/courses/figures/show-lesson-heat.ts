import type { api } from '@abhyas/contract';
import { figureLimits } from '@abhyas/contract/courses/figures';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { countDoubtsByPart, countParts, findReach } from './heat.store.ts';
import { studiedCourse } from './studied-course.ts';

type Endpoint = typeof api.courses.showLessonHeat;

/** How many saw each part of a video, audio or document, and where most stop. NOT_FOUND for kinds that have no length. */
export async function showLessonHeat(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { lessons, timedIds } = await studiedCourse(ctx, params.courseId);
  const lesson = lessons.find(({ lessonId }) => lessonId === params.lessonId) ?? fail('NOT_FOUND');
  const unit = timedIds.includes(lesson.lessonId) ? 'second' : lesson.kind === 'pdf' ? 'page' : fail('NOT_FOUND');
  const { learners, reach } = await findReach(ctx, params);
  const length = Math.max(1, reach, unit === 'second' ? (lesson.seconds ?? 0) : 0);
  const every = Math.ceil(length / figureLimits.heatParts);
  const count = Math.ceil(length / every);
  const parts = await countParts(ctx, params, every, count);
  const doubts = await countDoubtsByPart(ctx, params, unit, every);
  return {
    title: lesson.title,
    unit,
    length,
    every,
    learners,
    parts,
    drop: dropOf(parts, every),
    doubts: parts.map((_, part) => doubts.get(part) ?? 0),
  };
}

/** A fall says something from this share of those who began on. */
const LEAST_FALL = 0.1;

/** The greatest fall from one part to the next that is worth a word; the end, where everybody leaves, lies after the last part. Pure. */
export function dropOf(parts: readonly number[], every: number): { at: number; lost: number } | null {
  let drop: { at: number; lost: number } | null = null;
  parts.forEach((viewers, part) => {
    const lost = (parts[part - 1] ?? viewers) - viewers;
    if (lost > (drop?.lost ?? 0) && lost >= LEAST_FALL * Math.max(...parts)) drop = { at: part * every, lost };
  });
  return drop;
}
