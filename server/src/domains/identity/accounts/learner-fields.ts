import type { AccountInformation } from '@abhyas/contract/identity/sign-in';
import type { Context } from '../../../kernel/context.ts';

export type LearnerFields = Pick<
  AccountInformation,
  'quizCategory' | 'studentStandard' | 'studentStandardId' | 'targetYear' | 'targetYearDetail'
>;
type Port = (ctx: Context, accountIds: readonly string[]) => Promise<Map<string, LearnerFields>>;

const none: LearnerFields = {
  quizCategory: null,
  studentStandard: null,
  studentStandardId: null,
  targetYear: null,
  targetYearDetail: null,
};
let port: Port = async () => new Map();

/** The higher domain learners says here what it knows of a person; identity shows it in its replies. */
export function registerLearnerFields(given: Port): void {
  port = given;
}

/** Of several people at once; who has chosen nothing yet is not in the answer. */
export const learnerFieldsOfAll = (ctx: Context, accountIds: readonly string[]): Promise<Map<string, LearnerFields>> =>
  accountIds.length === 0 ? Promise.resolve(new Map()) : port(ctx, accountIds);

export async function learnerFieldsOf(ctx: Context, accountId: string): Promise<LearnerFields> {
  return (await port(ctx, [accountId])).get(accountId) ?? none;
}
