import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { type Area, areasOf, chapterOf } from '../../taxonomy/index.ts';
import { getAttempt } from '../answers/attempts.store.ts';
import type { OwnShelf } from '../custom/exam-shelf.ts';
import { withheldQuestions } from '../custom/withheld-questions.ts';
import { canSitAttempt } from '../policies.ts';
import { attemptVersion } from '../answers/kept-version.ts';
import { questionsOf } from '../versions/paper-version.ts';

/** What the caller may practise of the subjects of these areas, without what an attempt of his has asked already, and their chapters. */
export async function practiceShelf(
  ctx: Context,
  { areaIds, apartFrom }: { readonly areaIds: readonly string[]; readonly apartFrom?: string | undefined },
): Promise<OwnShelf & { readonly chapters: ReadonlyMap<string, Area> }> {
  const { accountId } = actorOf(ctx);
  const areas = new Map((await areasOf(ctx)).map((area) => [area.id, area]));
  const known = areaIds.filter((id) => areas.has(id));
  return {
    accountId,
    areas,
    chapters: new Map(known.map((id) => [id, chapterOf(id, areas)])),
    subjectIds: [...new Set(known.map((id) => areas.get(id)!.subjectId))],
    except: [...(await withheldQuestions(ctx, accountId)), ...(await askedIn(ctx, apartFrom))],
  };
}

/** NOT_FOUND for somebody else's attempt. */
async function askedIn(ctx: Context, attemptId: string | undefined): Promise<string[]> {
  if (attemptId === undefined) return [];
  const attempt = await getAttempt(ctx, attemptId);
  if (!canSitAttempt(actorOf(ctx), attempt)) fail('NOT_FOUND');
  return questionsOf(await attemptVersion(ctx, attempt)).map(({ id }) => id);
}
