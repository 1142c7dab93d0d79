import type { Bound } from '../../../kernel/context.ts';
import { rows, upsertRows } from '../../../kernel/database/rows.ts';

interface ReferenceVersion {
  readonly version: number;
  /** Keys of everything that versions up to this one wrote, whatever became of it since. */
  readonly written: readonly string[];
}

/** Which version of this reference data an installation holds; 0: none. Needs role `staff`. */
export async function findReferenceVersion(ctx: Bound, name: string): Promise<ReferenceVersion> {
  const row = await rows(ctx)
    .selectFrom('referenceVersions')
    .select(['version', 'written'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? { version: 0, written: [] };
}

/** Needs role `staff`. */
export async function keepReferenceVersion(
  ctx: Bound,
  { name, version, written }: ReferenceVersion & { readonly name: string },
  now: Date,
): Promise<void> {
  const row = { name, version, written: [...written], writtenAt: now };
  await upsertRows(ctx, 'referenceVersions', row, { key: ['name'] });
}
