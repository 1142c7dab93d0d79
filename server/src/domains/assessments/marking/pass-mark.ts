import type { Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';

/**
 * A pass is a score above the institute's percentage, so exactly that much fails (spec §4: above 50, where the institute chose no
 * other). Whole hundredths of marks in; a paper without marks cannot be passed.
 */
export function isPass(marks: number, fullMarks: number, abovePercent: number): boolean {
  return fullMarks > 0 && marks * 100 > fullMarks * abovePercent;
}

/** The percentage of the institute at this moment. */
export const passPercent = async (ctx: Pick<Context, 'instituteId'>): Promise<number> =>
  (await rulesOf(ctx.instituteId)).passPercent;
