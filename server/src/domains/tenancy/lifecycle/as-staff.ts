import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';

/**
 * The same person at work in an institute through database role `staff`: it writes the directory of institutes and host names, and in
 * an institute only what the provider's support puts right. Row level security binds it to that one institute.
 */
export const asStaff = (ctx: Context, instituteId: number): Context => ({
  ...ctx,
  instituteId,
  db: runtime().staff.forInstitute(instituteId),
});

/** The same call as a visitor of another institute, who is not signed in there: for what that institute shows to others. */
export const asVisitor = (ctx: Context, instituteId: number): Context => ({
  ...ctx,
  instituteId,
  actor: undefined,
  db: runtime().database.forInstitute(instituteId),
});
