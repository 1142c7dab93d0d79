import type { PackageValues } from '@abhyas/contract/media/packages';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { findPackage } from '../packages.store.ts';
import { joinVerdicts, readVerdict, type Verdict } from './read-verdict.ts';
import { findOpenSitting, type Sitting } from './sittings.store.ts';
import { listStates, saveState } from './states.store.ts';

export interface Said {
  readonly unitId: string;
  /** One more than that of the commit before. */
  readonly sequence: number;
  readonly values: PackageValues;
}
export interface Kept {
  /** Of the newest commit that is kept. */
  readonly sequence: number;
  /** Of the whole package. */
  readonly verdict: Verdict;
}

/**
 * Keeps what a unit of an open package said, and tells what the whole package has come to. A commit that is older than what is kept
 * changes nothing; of a preview nothing is kept. PACKAGE_CLOSED where the sitting has ended.
 */
export async function saveSaid(tx: TransactionContext, { sittingId }: Sitting, said: Said): Promise<Kept> {
  const sitting = await findOpenSitting(tx, sittingId, true);
  if (!sitting) fail('PACKAGE_CLOSED');
  const found = await findPackage(tx, sitting.mediaId);
  const unit = found?.units.find(({ unitId }) => unitId === said.unitId);
  if (!found || !unit) fail('PACKAGE_CLOSED');
  const verdict = unit.speaks
    ? readVerdict(found.standard, said.values, unit)
    : { completed: true, passed: null, scoreHundredths: null };
  if (sitting.preview) return { sequence: said.sequence, verdict: { ...verdict, completed: false, passed: null } };
  await saveState(tx, sitting, { unitId: said.unitId, said: said.values, sequence: said.sequence, ...verdict });
  const states = await listStates(tx, sitting);
  return {
    sequence: states[0]?.sequence ?? said.sequence,
    verdict: joinVerdicts(found.units, new Map(states.map((state) => [state.unitId, state]))),
  };
}
