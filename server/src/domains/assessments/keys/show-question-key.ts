import type { api } from '@abhyas/contract';
import type { QuestionKeyCase } from '@abhyas/contract/assessments/keys';
import type { Input } from '@abhyas/contract/endpoint';
import { askedDocs } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, Response } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { namesOf } from '../../identity/index.ts';
import { imagesIn, pictureAddresses, type QuestionVersion, stemsOf, versionsOf } from '../../questions/index.ts';
import { markByKey, markByVerdict } from '../marking/mark-by-verdict.ts';
import type { VerdictInForce } from '../marking/key-verdicts.ts';
import { pinnedKeys } from '../variants/pinned-keys.ts';
import { schemes } from '../marking/schemes.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { type PlacedQuestion, questionsOf } from '../versions/paper-version.ts';
import { listChallenges } from './challenges.store.ts';
import { droppedPopulation } from './dropped-population.store.ts';
import { listGivenAnswers } from './given-answers.store.ts';
import { verdictsOf } from '../marking/verdicts-in-force.ts';
import { listDecided } from '../marking/verdicts.store.ts';

const SHOWN = 12;

/** Everything that a decision about one key needs: the question, its published key, what was answered, and who says what. */
export async function showQuestionKey(
  ctx: Context,
  { params }: Input<(typeof api.assessments)['showQuestionKey']>,
): Promise<QuestionKeyCase> {
  const { paperId, questionId } = params;
  const version = await paperVersion(ctx, paperId, params.version);
  const at = questionsOf(version).findIndex(({ id }) => id === questionId);
  const placed = questionsOf(version)[at] ?? fail('NOT_FOUND');
  const wanted = [{ questionId, version: placed.version }];
  const words = (await versionsOf(ctx, wanted)).get(questionId) ?? fail('NOT_FOUND');
  const { group } = placed;
  const stem = group && (await stemsOf(ctx, [{ groupId: group.id, version: group.version }])).get(group.id);
  const published = (await pinnedKeys(ctx, version)).get(questionId)!;
  const verdict = (await verdictsOf(ctx, paperId, params.version)).get(questionId);
  const given = placed.varies && published.kind === 'formula' ? [] : await listGivenAnswers(ctx, params);
  return {
    questionId,
    number: at + 1,
    type: placed.type,
    content: words.content,
    ...(stem && { group: stem }),
    images: await imagesIn(ctx, docsOf(words, stem)),
    published,
    varies: placed.varies ?? false,
    dropped: await droppedPopulation(ctx, paperId, params.version),
    answers: merged(placed, given, published, verdict),
    challenges: await presentChallenges(ctx, params),
    verdicts: await presentVerdicts(ctx, params),
  };
}

function docsOf({ content }: QuestionVersion, stem: QuestionKeyCase['group']) {
  const contents = [content.en, ...(content.hi ? [content.hi] : [])];
  const asked = contents.flatMap((one) => askedDocs(one).map(({ doc }) => doc));
  return [...asked, ...(stem ? [stem.en, ...(stem.hi ? [stem.hi] : [])] : [])];
}

/** Responses that say the same counted together, and whether they are right by what is in force. */
function merged(
  placed: PlacedQuestion,
  given: readonly { readonly response: Response | null; readonly count: number }[],
  published: AnswerKey,
  verdict: VerdictInForce | undefined,
): QuestionKeyCase['answers'] {
  const { rule } = schemes.plain;
  const isRight = (response: Response | null) =>
    (verdict ? markByVerdict(placed, rule, published, response, verdict) : markByKey(placed, rule, published, response))
      .outcome === 'right';
  return [...Map.groupBy(given, ({ response }) => sameForm(response)).values()]
    .map((alike) => ({
      response: alike[0]!.response,
      count: alike.reduce((sum, { count }) => sum + count, 0),
      right: isRight(alike[0]!.response),
    }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, SHOWN);
}

function sameForm(response: Response | null): string {
  if (response === null) return '';
  if ('options' in response) return response.options.toSorted((a, b) => a - b).join();
  return JSON.stringify(response).toLowerCase();
}

type Params = Input<(typeof api.assessments)['showQuestionKey']>['params'];

async function presentChallenges(ctx: Context, params: Params): Promise<QuestionKeyCase['challenges']> {
  const { paperId, version, questionId } = params;
  const challenges = await listChallenges(ctx, paperId, { version, questionId });
  const pictures = await pictureAddresses(
    ctx,
    challenges.flatMap(({ pictureId }) => pictureId ?? []),
  );
  const names = await namesOf(
    ctx,
    challenges.flatMap(({ accountId }) => accountId ?? []),
  );
  return challenges.map(({ id, accountId, claim, text, pictureId, state, answer, madeAt }) => ({
    id,
    student: (accountId !== null && names.get(accountId)?.name) || '',
    claim,
    text,
    picture: (pictureId !== null && pictures.get(pictureId)) || null,
    state,
    answer,
    at: madeAt.toISOString(),
  }));
}

async function presentVerdicts(ctx: Context, params: Params): Promise<QuestionKeyCase['verdicts']> {
  const { paperId, version, questionId } = params;
  const decided = await listDecided(ctx, paperId, { version, questionId });
  const names = await namesOf(
    ctx,
    decided.flatMap(({ decidedBy }) => decidedBy ?? []),
  );
  const last = decided.find(({ applied }) => applied);
  return decided.map((verdict) => ({
    kind: verdict.kind,
    keys: [...verdict.keys],
    population: verdict.population,
    reason: verdict.reason,
    round: verdict.round,
    inForce: verdict === last,
    by: (verdict.decidedBy !== null && names.get(verdict.decidedBy)?.name) || '',
    at: verdict.decidedAt.toISOString(),
  }));
}
