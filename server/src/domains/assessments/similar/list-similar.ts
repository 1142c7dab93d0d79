import type { api } from '@abhyas/contract';
import type { SimilarQuestion } from '@abhyas/contract/assessments/similar';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { leadOf } from '@abhyas/contract/questions/question-types';
import { authorize, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { getForPaper, imagesIn, type PaperQuestion, pickQuestions, versionsOf } from '../../questions/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { canEditPaper } from '../policies.ts';
import { countPapersWith } from './similar.store.ts';

/** A few, so that one looks at each; more are drawn, because questions of groups among them are left out. */
const SHOWN = 4;
const DRAWN = 40;

type List = typeof api.assessments.listSimilar;
/**
 * Questions that may take the place of one: same type, knowledge area and difficulty, not in the paper, drawn at random. One that
 * shares a stem with others is neither offered nor has any: a group is never torn.
 */
export async function listSimilar(ctx: Context, { params }: Input<List>): Promise<Answer<List>> {
  const paper = authorize(ctx, canEditPaper, await getPaper(ctx, params.paperId));
  const question = (await getForPaper(ctx, [params.questionId])).get(params.questionId) ?? fail('NOT_FOUND');
  if (question.group) return { rows: [], more: false, images: {} };
  const ids = await pickQuestions(ctx, {
    count: DRAWN,
    type: question.type,
    difficulty: question.difficulty,
    knowledgeAreaIds: [question.knowledgeAreaId],
    except: [params.questionId, ...paper.draft.sections.flatMap(({ questionIds }) => questionIds)],
  });
  const drawn = await getForPaper(ctx, ids);
  const found = ids.flatMap((id) => drawn.get(id) ?? []).filter(({ group }) => !group);
  return { ...(await present(ctx, found.slice(0, SHOWN))), more: found.length > SHOWN };
}

async function present(ctx: Context, questions: readonly PaperQuestion[]) {
  const words = await versionsOf(ctx, questions);
  const papers = await countPapersWith(
    ctx,
    questions.map(({ questionId }) => questionId),
  );
  const rows = questions.map((question): SimilarQuestion => ({
    id: question.questionId,
    number: question.number,
    type: question.type,
    difficulty: question.difficulty,
    stem: leadOf(words.get(question.questionId)!.content.en),
    topic: question.topic,
    languages: [...question.languages],
    papers: papers.get(question.questionId) ?? 0,
  }));
  return {
    rows,
    images: await imagesIn(
      ctx,
      rows.map(({ stem }) => stem),
    ),
  };
}
