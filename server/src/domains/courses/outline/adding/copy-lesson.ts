import type { LessonDraft } from '@abhyas/contract/courses/shapes';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { lessonKindOf } from '../../lesson-kinds/lesson-kinds.ts';

/** The same lesson for another place: what it comes after is looked up among the copies and left out where it has none. */
export async function copyLesson(
  tx: TransactionContext,
  draft: LessonDraft,
  copies: ReadonlyMap<string, string>,
): Promise<LessonDraft> {
  const after = draft.after.flatMap((id) => copies.get(id) ?? []);
  const { content } = draft;
  if (!('thingId' in content) || content.thingId === null) return { ...draft, after };
  const port = lessonKindOf(content.kind);
  const thingId = port ? await port.copy(tx, content.thingId) : null;
  return { ...draft, after, content: { ...content, thingId } };
}
