import type { CourseDetails } from '@abhyas/contract/courses/shapes';
import { imagesOf } from '@abhyas/contract/rich-text';
import type { TransactionContext } from '../../../kernel/context.ts';
import { useMedia } from '../../media/index.ts';

/** Keeps the uploads that are named by what is said of a course: cover, trailer, pictures. */
export function useMediaOfDetails(tx: TransactionContext, courseId: string, details: CourseDetails): Promise<void> {
  return useMedia(tx, { kind: 'course', id: courseId, title: details.title }, mediaOfDetails(details));
}

export function mediaOfDetails({ coverId, trailer, description }: CourseDetails): string[] {
  return [
    ...new Set([
      ...(coverId === null ? [] : [coverId]),
      ...(trailer?.from === 'media' ? [trailer.mediaId] : []),
      ...imagesOf(description).map(({ attrs }) => attrs.mediaId),
    ]),
  ];
}
