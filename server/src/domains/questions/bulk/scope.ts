import type { Input } from '@abhyas/contract/endpoint';
import type { api } from '@abhyas/contract';
import { bulkLimits } from '@abhyas/contract/questions/bulk';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { idsOfFilter } from '../bank/listing/list-questions.ts';

export type Scope = Input<typeof api.questions.changeQuestions>['body']['scope'];

/** The questions that a change is asked for: those named, or all that a filter finds. CHANGE_TOO_LARGE beyond the limit. */
export async function idsOfScope(ctx: Context, scope: Scope): Promise<readonly string[]> {
  if ('questionIds' in scope) return [...new Set(scope.questionIds)];
  const found = await idsOfFilter(ctx, scope.filter, bulkLimits.questions);
  return found === 'more' ? fail('CHANGE_TOO_LARGE', { most: bulkLimits.questions }) : found;
}
