import type { api } from '@abhyas/contract';
import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { defaultDetails } from './default-details.ts';
import { newCourse } from './new-course.ts';

/** Starts a draft whose teacher is the one who began it; a course has one section to begin with. */
export function createCourse(
  ctx: Context,
  { body }: Input<typeof api.courses.createCourse>,
): Promise<{ courseId: string }> {
  const details = defaultDetails(body.title, [actorOf(ctx).accountId]);
  const sections = isPackType(body.type) ? [] : [{ title: firstSection[details.language], release: null, lessons: [] }];
  return inTransaction(ctx, async (tx) => {
    const { courseId } = await newCourse(tx, { type: body.type, details, sections });
    return { courseId };
  });
}

const firstSection = { en: 'Section 1', hi: 'भाग 1' } as const;
