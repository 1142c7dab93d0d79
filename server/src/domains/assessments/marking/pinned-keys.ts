import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { keysOf } from '../../questions/index.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';

const known = new WeakMap<PaperVersion, ReadonlyMap<string, AnswerKey>>();

/** The keys that a published version was given, by question id; kept in memory beside the version, since they never change. */
export async function pinnedKeys(ctx: Context, version: PaperVersion): Promise<ReadonlyMap<string, AnswerKey>> {
  const kept = known.get(version);
  if (kept) return kept;
  const wanted = questionsOf(version).map(({ id, keyVersion }) => ({ questionId: id, keyVersion }));
  const found = await keysOf(ctx, wanted);
  if (found.size < wanted.length) throw new Error(`version ${version.version} of paper ${version.paperId} lacks a key`);
  const keys = new Map([...found].map(([id, { key }]) => [id, key]));
  known.set(version, keys);
  return keys;
}
