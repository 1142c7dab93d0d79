import type { PackageUnit, PackageStandard, PackageValues } from '@abhyas/contract/media/packages';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { contentOriginFor } from '../../../tenancy/index.ts';
import { findPackage } from '../packages.store.ts';
import { sittingToken } from './sitting-token.ts';
import { endSittings, insertSitting } from './sittings.store.ts';
import { listStates } from './states.store.ts';

/** How long the files of an open package are readable without a new check, in milliseconds. */
export const SITTING_MS = 300_000;

interface Place {
  readonly mediaId: string;
  readonly courseId: string;
  readonly lessonId: string;
  readonly accountId: string;
  /** Nothing that it says is kept. */
  readonly preview: boolean;
  /** Scheme, host and port of the page that will frame it. */
  readonly appOrigin: string;
}
export interface OpenedSitting {
  readonly sittingId: string;
  readonly token: string;
  readonly origin: string;
  readonly frameUrl: string;
  readonly standard: PackageStandard;
  readonly units: readonly PackageUnit[];
  readonly unitId: string;
  readonly states: Readonly<Record<string, PackageValues>>;
  readonly sequence: number;
  readonly openUntil: string;
}

/**
 * Opens a package for one account in one lesson: an address on the content host for five minutes at a time, and what its units said
 * last. Where the same lesson is open elsewhere it ends there. The domain that shows it asks, after its own check. PACKAGE_NOT_READY
 * where it is not unpacked.
 */
export async function openSitting(ctx: Context, place: Place): Promise<OpenedSitting> {
  const found = await findPackage(ctx, place.mediaId);
  if (!found) fail('PACKAGE_NOT_READY');
  const sittingId = newId();
  const openUntil = new Date(ctx.clock.now().getTime() + SITTING_MS);
  const states = await inTransaction(ctx, async (tx) => {
    await endSittings(tx, place.accountId, place.lessonId);
    await insertSitting(tx, { sittingId, ...place, openUntil });
    return place.preview ? [] : listStates(tx, place);
  });
  const origin = await contentOriginFor(ctx.instituteId, place.appOrigin);
  const token = sittingToken(ctx.instituteId, sittingId);
  const known = new Set(found.units.map(({ unitId }) => unitId));
  const kept = states.filter(({ unitId }) => known.has(unitId));
  return {
    sittingId,
    token,
    origin,
    frameUrl: `${origin}/package/${token}/player`,
    standard: found.standard,
    units: found.units,
    unitId: kept[0]?.unitId ?? found.units[0]!.unitId,
    states: Object.fromEntries(kept.map(({ unitId, said }) => [unitId, said])),
    sequence: kept[0]?.sequence ?? 0,
    openUntil: openUntil.toISOString(),
  };
}
