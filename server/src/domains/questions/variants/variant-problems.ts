import type { FieldError } from '@abhyas/contract/envelope';
import { checkVariables, type VariedDraft } from './check-variables.ts';
import { exploreVariants } from './explore-variants.ts';

/** Everything that hinders publishing a draft with variables; its variants are tried once the variables themselves are in order. Pure. */
export function variantProblems(draft: VariedDraft): readonly FieldError[] {
  const problems = checkVariables(draft);
  return problems.length > 0 ? problems : exploreVariants(draft).problems;
}
