import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { batchesOfEach, listMemberIds } from '../../cohorts/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { listOf } from '../results/list-of.ts';
import { paperVersion } from '../answers/kept-version.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import type { Scope } from './scope.store.ts';
import { listPeople, listSatVersions } from './score-figures.store.ts';

/** Which part of a paper's results is looked at. */
export interface Wish {
  readonly version?: number | undefined;
  readonly batchId?: string | undefined;
}
export interface Analysed {
  readonly version: PaperVersion;
  readonly versions: readonly { readonly version: number; readonly sat: number }[];
  /** The rank list of the version, and those of a batch in it. */
  readonly everybody: Scope;
  readonly scope: Scope;
}

/**
 * The results that a wish means: of the version named, else of the newest that somebody sat, else of the published one. NOT_FOUND: no
 * such paper or version, never published, or a batch that may not be read. `batches`: whether batches may be read; a job, which has no
 * caller, knows it from when it was asked for.
 */
export async function analysed(
  ctx: Context,
  paperId: string,
  { version, batchId }: Wish,
  batches = mayReadBatches(ctx),
): Promise<Analysed> {
  const paper = await getPaper(ctx, paperId);
  const versions = await listSatVersions(ctx, paperId);
  const number = version ?? versions[0]?.version ?? paper.version;
  if (number === 0) fail('NOT_FOUND');
  const everybody: Scope = { list: await listOf(ctx, paperId, number), accountIds: null };
  return {
    version: await paperVersion(ctx, paperId, number),
    versions,
    everybody,
    scope: { ...everybody, accountIds: await membersOf(ctx, batchId, batches) },
  };
}

/** The members of a batch; null for no batch, which is everybody. */
export async function membersOf(
  ctx: Context,
  batchId: string | undefined,
  batches = mayReadBatches(ctx),
): Promise<readonly string[] | null> {
  if (batchId === undefined) return null;
  if (!batches) fail('NOT_FOUND');
  return listMemberIds(ctx, batchId);
}

/** Batches and groups with members among these people, by name; none for those who may not read them. */
export async function batchesAmong(
  ctx: Context,
  scope: Scope,
  batches = mayReadBatches(ctx),
): Promise<{ id: string; name: string; sat: number }[]> {
  if (!batches) return [];
  const found = new Map<string, { id: string; name: string; sat: number }>();
  for (const own of (await batchesOfEach(ctx, await listPeople(ctx, scope))).values())
    for (const { id, name } of own) found.set(id, { id, name, sat: (found.get(id)?.sat ?? 0) + 1 });
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Whether the caller may. */
export const mayReadBatches = (ctx: Context) => actorOf(ctx).capabilities.has('cohorts.read');
