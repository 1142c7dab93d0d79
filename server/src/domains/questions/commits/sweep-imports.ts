import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { listAbandoned, listEnded } from '../imports/imports.store.ts';
import { dropDryRun } from './cancel-import.ts';
import { dropLeftovers } from './drop-leftovers.ts';

const DAY_MS = 86_400_000;
/** A dry run that nobody touched for so long is dropped. */
const ABANDONED_DAYS = 30;
/** So long after its end it is looked whether an import left anything behind; it does only where a process was killed just then. */
const LOOKED_AFTER_DAYS = 3;

/** Drops dry runs that nobody came back to, and what killed processes left of ended imports. */
export async function sweepImports(ctx: Context): Promise<void> {
  const before = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS);
  for (const { id } of await listAbandoned(ctx, before(ABANDONED_DAYS))) await dropUnlessTouched(ctx, id);
  for (const file of await listEnded(ctx, before(LOOKED_AFTER_DAYS))) await dropLeftovers(ctx, file);
}

/** Somebody may have come back to it at this very moment. */
async function dropUnlessTouched(ctx: Context, importId: string): Promise<void> {
  try {
    await dropDryRun(ctx, importId, 'question_import.abandoned');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
