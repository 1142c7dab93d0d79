import type { Variant } from '@abhyas/contract/questions/variables';
import type { Context } from '../../../kernel/context.ts';
import { type PaperVersion, variedOf } from '../versions/paper-version.ts';
import { listVariants } from './variants.store.ts';

const none: ReadonlyMap<string, Variant> = new Map();

/** The numbers that an attempt was given, by question id; nothing is asked of the database where its paper has no variables. */
export async function variantsOf(
  ctx: Context,
  version: PaperVersion,
  attemptId: string,
): Promise<ReadonlyMap<string, Variant>> {
  const varied = variedOf(version);
  if (varied.length === 0) return none;
  const given = await listVariants(ctx, attemptId);
  if (varied.some(({ id }) => !given.has(id))) throw new Error(`attempt ${attemptId} lacks a variant`);
  return given;
}
