import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { leadOf } from '@abhyas/contract/questions/question-types';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { namesOf } from '../../identity/index.ts';
import { sheetOf } from '../variants/attempt-sheet.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { findSittings } from './sittings.store.ts';

type Endpoint = typeof api.assessments.compareAttempts;

/** The answers of two attempts at one version side by side, in the order of the paper. */
export async function compareAttempts(ctx: Context, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { paperId, attemptId, otherId } = params;
  const found = new Map((await findSittings(ctx, paperId, [attemptId, otherId])).map((one) => [one.attemptId, one]));
  const first = found.get(attemptId) ?? fail('NOT_FOUND');
  const second = found.get(otherId) ?? fail('NOT_FOUND');
  const sheet = await sheetOf(ctx, await paperVersion(ctx, paperId, first.paperVersion), attemptId);
  const names = await namesOf(ctx, [first.accountId, second.accountId]);
  const [mine, theirs] = [first, second].map(({ answers }) => new Map(answers.map((one) => [one.questionId, one])));
  return {
    first: names.get(first.accountId)?.name ?? '',
    second: names.get(second.accountId)?.name ?? '',
    questions: sheet.sections.flatMap(({ questions }) =>
      questions.flatMap(({ id, number, content }) => {
        const [one, other] = [mine!.get(id), theirs!.get(id)];
        if (!one || !other) return [];
        const side = ({ response, outcome, seconds }: typeof one) => ({ response, outcome, seconds });
        return {
          questionId: id,
          number,
          stem: leadOf(content.en),
          first: side(one),
          second: side(other),
          same: one.response !== null && JSON.stringify(one.response) === JSON.stringify(other.response),
        };
      }),
    ),
  };
}
