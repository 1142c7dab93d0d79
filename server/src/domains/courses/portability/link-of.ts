import type { CourseDetails, LessonContent } from '@abhyas/contract/courses/shapes';

/** The hosting link that a lesson or a trailer plays, where it plays one. Pure. */
export function linkOf(source: LessonContent | CourseDetails['trailer']): [string] | [] {
  const video = source && 'kind' in source ? (source.kind === 'video' ? source.source : null) : source;
  return video?.from === 'link' ? [video.linkId] : [];
}
