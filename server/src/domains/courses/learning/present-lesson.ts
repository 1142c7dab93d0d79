import type { OpenedLesson } from '@abhyas/contract/courses/learning';
import type { Context } from '../../../kernel/context.ts';
import { mediaOf, watchBytesOf } from '../../media/index.ts';
import { imagesIn } from '../../questions/index.ts';
import { type Extent, isMarkedByHand } from '../progress/completion/completion-rules.ts';
import type { LessonProgress } from '../progress/lesson-progress.store.ts';
import { standingOf } from '../progress/standing-of.ts';
import type { LessonVersion } from '../versions/versions.store.ts';
import { mediaIdOf } from './extent-of.ts';
import { findMarks } from './marks/marks.store.ts';
import { presentContent, presentFile } from './present-content.ts';

interface Opening {
  readonly lesson: LessonVersion;
  readonly extent: Extent;
  readonly progress: LessonProgress;
  readonly sittingId: string;
  readonly newest: number;
}

/** An opened lesson as its learner sees it. */
export async function presentLesson(ctx: Context, opening: Opening): Promise<OpenedLesson> {
  const { lesson, extent, progress, sittingId, newest } = opening;
  const { content, about, files, title, completion } = lesson.content;
  const main = mediaIdOf(content);
  const media = await mediaOf(ctx, [...(main === undefined ? [] : [main]), ...files.map(({ mediaId }) => mediaId)]);
  const file = main === undefined ? undefined : media.get(main);
  const texts = content.kind === 'article' ? [about, content.body] : [about];
  return {
    lessonId: lesson.lessonId,
    sittingId,
    version: lesson.version,
    newer: newest > lesson.version,
    title,
    about,
    seconds: content.kind === 'video' || content.kind === 'audio' ? extent.units : lesson.content.seconds,
    completion,
    mayMark: isMarkedByHand(completion, extent),
    content: await presentContent(ctx, progress.accountId, lesson.content, media),
    files: files.flatMap((file) => presentFile(file.mediaId, file.title, media) ?? []),
    images: await imagesIn(ctx, texts),
    ...(file ? await watchBytesOf(ctx, file) : { bytes: null, leastBytes: null }),
    ...(await findMarks(ctx, progress.accountId, lesson.lessonId)),
    standing: standingOf(progress),
  };
}
