import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { settingsOf } from '../../tenancy/index.ts';

/** NOT_HERE where the institute shows its courses neither on a marketplace nor for exploring, and nobody signed in asks. */
export async function requireCatalogue(ctx: Context): Promise<void> {
  if (ctx.actor) return;
  const items = (await settingsOf(ctx.instituteId))?.uientity.allowedItems ?? [];
  if (!items.includes('marketPlace') && !items.includes('explore')) fail('NOT_HERE');
}
