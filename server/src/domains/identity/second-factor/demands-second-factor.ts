import type { Actor, Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { rulesOf } from '../../tenancy/index.ts';

/**
 * Whether this person may do nothing without a second factor: by the rule of the institute for all its staff, and in a real installation, whatever the
 * rule says, for the provider's employees and for whoever gives rights to others (ASVS 5.0, 6.3.3).
 */
export async function demandsSecondFactor(
  ctx: Context,
  {
    kind,
    employee,
    capabilities,
    needsSecondFactor,
  }: Pick<Actor, 'kind' | 'employee' | 'capabilities' | 'needsSecondFactor'>,
): Promise<boolean> {
  if (kind === 'student') return false;
  if (needsSecondFactor || (await rulesOf(ctx.instituteId)).staffTotp) return true;
  return runtime().config.production && (employee || capabilities.has('roles.write'));
}
