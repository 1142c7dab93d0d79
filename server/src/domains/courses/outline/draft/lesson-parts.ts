import type { LessonDraft, LessonKind } from '@abhyas/contract/courses/shapes';
import { imagesOf, type RichTextDoc, toText } from '@abhyas/contract/rich-text';

/** Every upload that a lesson shows or offers, each once. Pure. */
export function mediaOfLesson({ about, content, files }: LessonDraft): string[] {
  const docs = content.kind === 'article' ? [about, content.body] : [about];
  return [
    ...new Set([
      ...(mainMedia(content) ?? []),
      ...files.map(({ mediaId }) => mediaId),
      ...docs.flatMap((doc) => imagesOf(doc).map(({ attrs }) => attrs.mediaId)),
    ]),
  ];
}

/** The one upload that the lesson is about, where it is one. */
export function mainMedia(content: LessonDraft['content']): [string] | undefined {
  if (content.kind === 'video') return content.source?.from === 'media' ? [content.source.mediaId] : undefined;
  if ('mediaId' in content && content.mediaId !== null) return [content.mediaId];
  return undefined;
}

/** The quiz or paper behind a lesson. */
export const thingOfLesson = ({ content }: LessonDraft): { kind: LessonKind; thingId: string } | undefined =>
  'thingId' in content && content.thingId !== null ? { kind: content.kind, thingId: content.thingId } : undefined;

/** Nothing to see stands in it yet. */
export function isLessonEmpty({ content }: LessonDraft): boolean {
  switch (content.kind) {
    case 'video':
      return content.source === null;
    case 'article':
      return isDocEmpty(content.body);
    case 'link':
      return content.url === null;
    case 'quiz':
    case 'paper':
      return content.thingId === null;
    default:
      return content.mediaId === null;
  }
}

const isDocEmpty = (doc: RichTextDoc): boolean => toText(doc).trim() === '' && imagesOf(doc).length === 0;
