import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { QuestionGroup } from '@abhyas/contract/questions/groups';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { listLinesOf } from '../bank/list.store.ts';
import { presentLine } from '../bank/present-question.ts';
import { imagesIn } from '../bank/images-in.ts';
import { canEdit } from '../policies.ts';
import { getGroup, listMembers } from './groups.store.ts';

/** A group as its editor needs it. */
export async function showQuestionGroup(
  ctx: Context,
  { params }: Input<typeof api.questions.showQuestionGroup>,
): Promise<QuestionGroup> {
  const { id, title, version, stem } = await getGroup(ctx, params.groupId);
  const lines = await listLinesOf(ctx, await listMembers(ctx, id));
  const areas = new Map((await areasOf(ctx)).map((area) => [area.id, area]));
  const docs = [stem.en, ...(stem.hi ? [stem.hi] : []), ...lines.map((line) => line.stem)];
  return {
    id,
    title,
    version,
    stem,
    questions: lines.map((line) => presentLine(line, areas)),
    images: await imagesIn(ctx, docs),
    can: { edit: canEdit(actorOf(ctx)) },
  };
}
