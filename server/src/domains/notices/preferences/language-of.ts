import type { Language } from '@abhyas/contract/shapes';
import type { Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { findLanguage } from './preferences.store.ts';

/** The language in which somebody is written to: their own choice, else the institute's first. */
export async function languageOf(ctx: Context, accountId: string): Promise<Language> {
  return (await findLanguage(ctx, accountId)) ?? (await rulesOf(ctx.instituteId)).languages[0] ?? 'en';
}
