import { unbound } from '../../../kernel/database/rows.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import { examTaxonomy, TAXONOMY_VERSION } from './exam-taxonomy.ts';
import { findReferenceVersion, keepReferenceVersion } from './reference-versions.store.ts';
import { type ReferenceTaxonomy, saveReference } from './save-reference.ts';

interface Shipped {
  readonly name: string;
  readonly version: number;
  readonly taxonomy: ReferenceTaxonomy;
}
const shipped: Shipped = { name: 'taxonomy', version: TAXONOMY_VERSION, taxonomy: examTaxonomy };

/**
 * Writes what this version of the product adds to exams, subjects and chapters, unless the installation has it already. What the
 * provider's employees changed stays. `staff`: a database of role `staff`.
 */
export async function writeReference(staff: Database, now: Date, { name, version, taxonomy } = shipped): Promise<void> {
  const ctx = unbound({ db: staff });
  const before = await findReferenceVersion(ctx, name);
  if (before.version >= version) return;
  const given = await saveReference(staff, taxonomy, new Set(before.written));
  const written = [...new Set([...before.written, ...given])];
  await keepReferenceVersion(ctx, { name, version, written }, now);
}
