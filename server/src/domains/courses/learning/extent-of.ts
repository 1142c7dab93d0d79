import type { LessonContent, LessonDraft } from '@abhyas/contract/courses/shapes';
import type { Context } from '../../../kernel/context.ts';
import { mediaOf } from '../../media/index.ts';
import { ARTICLE_UNITS, type Extent } from '../progress/completion/completion-rules.ts';

/** The upload that a lesson shows; undefined: it shows none of ours. Pure. */
export function mediaIdOf(content: LessonContent): string | undefined {
  if (content.kind === 'video') return content.source?.from === 'media' ? content.source.mediaId : undefined;
  return ('mediaId' in content && content.mediaId) || undefined;
}

/** How many seconds, pages or thousandths a lesson has. */
export async function extentOf(ctx: Context, { content, seconds }: LessonDraft): Promise<Extent> {
  const { kind } = content;
  if (kind === 'article') return { kind, units: ARTICLE_UNITS };
  const mediaId = mediaIdOf(content);
  const media = mediaId === undefined ? undefined : (await mediaOf(ctx, [mediaId])).get(mediaId);
  if (kind === 'pdf') return { kind, units: media?.pages ?? null };
  if (kind === 'video' || kind === 'audio') return { kind, units: media?.seconds ?? seconds };
  return { kind, units: null };
}
