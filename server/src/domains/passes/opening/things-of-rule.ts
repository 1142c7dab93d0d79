import type { RuleThing } from '@abhyas/contract/passes/plans';
import type { Opened, OpeningRule, RuleKind } from '@abhyas/contract/passes/shapes';
import type { ThingKind } from '@abhyas/contract/entitlements/access';
import type { Context } from '../../../kernel/context.ts';
import { papersForExams } from '../../assessments/index.ts';
import { listAssignedThings } from '../../cohorts/index.ts';
import { listedFor } from '../../courses/index.ts';
import { listHeldByName } from '../../entitlements/index.ts';

export const kindOfRule = { courses: 'course', packs: 'pack', papers: 'paper' } as const satisfies Record<
  RuleKind,
  ThingKind
>;

/** What a rule opens now: published, of its exams and subjects, or those that it names. */
export async function thingsOfRule(
  ctx: Context,
  { what, subjectIds, chosen, examIds }: OpeningRule & { readonly examIds: readonly number[] },
): Promise<RuleThing[]> {
  const narrowed = chosen ? { among: chosen } : { examIds };
  if (what === 'papers') return papers(ctx, narrowed, chosen !== null);
  return listedFor(ctx, { ...narrowed, packs: what === 'packs', subjectIds: chosen ? [] : subjectIds });
}

/** A paper that a batch or single students were given is theirs: a rule opens it only where it names it. */
async function papers(ctx: Context, narrowed: Parameters<typeof papersForExams>[1], named: boolean) {
  const found = await papersForExams(ctx, narrowed);
  if (named || found.length === 0) return found;
  const reserved = new Set([...(await listAssignedThings(ctx, 'paper')), ...(await listHeldByName(ctx, 'paper'))]);
  return found.filter(({ id }) => !reserved.has(id));
}

/** How much several rules open together: what two of them open counts once. */
export function countOpened(
  each: readonly { readonly what: RuleKind; readonly things: readonly RuleThing[] }[],
): Opened {
  const count = (kind: RuleKind) =>
    new Set(each.filter(({ what }) => what === kind).flatMap(({ things }) => things.map(({ id }) => id))).size;
  return { courses: count('courses'), packs: count('packs'), papers: count('papers') };
}
