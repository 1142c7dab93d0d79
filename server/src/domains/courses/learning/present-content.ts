import type { LessonFile, ShownContent } from '@abhyas/contract/courses/learning';
import type { LessonDraft } from '@abhyas/contract/courses/shapes';
import type { MediaItem } from '@abhyas/contract/media/shapes';
import type { Context } from '../../../kernel/context.ts';
import { lessonKindOf } from '../lesson-kinds/lesson-kinds.ts';

type Media = ReadonlyMap<string, MediaItem>;

/** What a lesson shows to a learner; addresses of what it plays or downloads are asked for apart. */
export async function presentContent(
  ctx: Context,
  accountId: string,
  { title, content }: LessonDraft,
  media: Media,
): Promise<ShownContent> {
  switch (content.kind) {
    case 'video':
      return { kind: 'video', ready: content.source !== null, chapters: content.chapters };
    case 'audio':
      return { kind: 'audio', ready: content.mediaId !== null, chapters: [] };
    case 'pdf':
    case 'file':
      return { kind: content.kind, file: (content.mediaId && presentFile(content.mediaId, title, media)) || null };
    case 'article':
    case 'link':
    case 'scorm':
      return content;
    case 'quiz':
    case 'paper':
      return { kind: content.kind, thing: await openThing(ctx, accountId, content.kind, content.thingId) };
  }
}

/** Undefined where the file is not here or not ready. */
export function presentFile(mediaId: string, title: string, media: Media): LessonFile | undefined {
  const file = media.get(mediaId);
  if (file?.state !== 'ready') return undefined;
  return { mediaId, title, fileName: file.fileName, type: file.type, bytes: file.bytes, pages: file.pages };
}

async function openThing(ctx: Context, accountId: string, kind: 'quiz' | 'paper', thingId: string | null) {
  if (thingId === null) return null;
  return (await lessonKindOf(kind)?.open(ctx, accountId, [thingId]))?.get(thingId) ?? null;
}
